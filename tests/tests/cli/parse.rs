//! `schemes parse`.

use url_schemes_codegen::cli::{Exit, Streams, run};

use url_schemes_tests::files;

use crate::support::{Outcome, plain, schemes, snapshot, with_input};

/// The results for an input as JSON.
fn json(input: &[u8]) -> String {
    with_input(&["parse", "--format", "json"], input).out
}

#[test]
fn the_examples_of_the_design_come_out_as_written() {
    let out = schemes(&["parse", "--format", "json", "ftp://h/a/b;type=i", "http://h:1a/"]).findings();
    let expected = r#"{"url":"ftp://h/a/b;type=i","valid":true,"dialect":"rfc1738","scheme":"ftp","components":{"host":"h","cwd":["a"],"name":"b","type":"image"}}
{"url":"http://h:1a/","valid":false,"dialect":"rfc1738","scheme":"http","error":{"kind":"syntax","offset":10,"component":"port","message":"expected a digit in the port at byte 10"}}
"#;
    assert_eq!(out, expected);
}

#[test]
fn components_have_their_types() {
    let urls = "\
ftp://u:@h/;type=D
GOPHER://h:0070/7a%09b
news:*
news:a@b
nntp://h/g/007
wais://h/d/t/p
prospero://h//pros/name;a=b;c=
x-note:a/b?c
";
    let outcome = with_input(&["parse", "--format", "json"], urls.as_bytes());
    assert_eq!(outcome.exit, Exit::Clean);
    snapshot("parse-types.jsonl", &outcome.out);
}

#[test]
fn what_is_no_url_is_told() {
    let urls = "\
http://h:99999/
http://1.2.3.256/
http:foo
no scheme
x-note:a b
ftp://h/%4
ftp://h/a;type=x
news:
:
HTTP://h/\t\"\\\u{1b}é
";
    let outcome = with_input(&["parse", "--format", "json"], urls.as_bytes());
    assert_eq!(outcome.exit, Exit::Findings);
    snapshot("parse-errors.jsonl", &outcome.out);
    snapshot("parse-errors.txt", &with_input(&["parse"], urls.as_bytes()).out);
}

#[test]
fn an_empty_line_has_no_scheme() {
    let object = r#"{"url":"","valid":false,"dialect":"rfc1738","error":{"kind":"scheme","offset":0,"message":"expected a scheme at byte 0"}}"#;
    assert_eq!(json(b"\n\r\n"), format!("{object}\n{object}\n"));
    assert_eq!(json(b""), "");
}

#[test]
fn one_carriage_return_belongs_to_the_end_of_a_line() {
    let out = json(b"news:a\r\nnews:a\r\r\nnews:a\r");
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with(r#"{"url":"news:a","valid":true"#));
    assert!(lines[1].starts_with(r#"{"url":"news:a\r","valid":false"#));
    assert_eq!(lines[2], lines[0]);
}

#[test]
fn bytes_that_are_no_text_are_a_result() {
    let out = json(b"http://h/\xff\xfe\nnews:a\n");
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(
        lines[0],
        "{\"url\":\"http://h/\u{fffd}\u{fffd}\",\"valid\":false,\"dialect\":\"rfc1738\",\
         \"error\":{\"kind\":\"encoding\",\"offset\":9,\"message\":\"expected UTF-8 at byte 9\"}}"
    );
    assert!(lines[1].contains("\"valid\":true"));
    let human = with_input(&["parse"], b"http://h/\xff\n").findings();
    assert_eq!(human, "http://h/\\xff\n         ^ expected UTF-8 at byte 9 (encoding)\n");
}

#[test]
fn a_person_sees_the_components_below_the_url() {
    let urls =
        ["ftp://u:p@h.example:2121/a//b;type=A", "http://h?", "gopher://h/1", "x-note:1", "file:///etc/motd"];
    let mut args = vec!["parse"];
    args.extend(urls);
    snapshot("parse-human.txt", &schemes(&args).out);
    args.insert(0, "--color=always");
    snapshot("parse-human-color.txt", &schemes(&args).out);
}

#[test]
fn nothing_from_a_url_reaches_the_terminal_unseen() {
    let out = with_input(&["parse"], "http://h/\u{1b}[31m\u{202e}é漢/\n".as_bytes()).findings();
    assert_eq!(
        out,
        "http://h/\\u{1b}[31m\\u{202e}é漢/\n         ^ expected an ASCII letter, digit or one of … at byte 9 (syntax)\n"
            .replace("an ASCII letter, digit or one of …", expectation(&out))
    );
}

/// What stands between `expected` and the place.
fn expectation(out: &str) -> &str {
    let start = out.find("expected ").expect("it says what was expected") + "expected ".len();
    &out[start..out.rfind(" at byte").expect("it says where")]
}

#[test]
fn a_long_url_is_cut_around_its_fault() {
    let url = format!("http://h/{}~{}", "a".repeat(500), "b".repeat(500));
    let out = schemes(&["parse", &url]).findings();
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[0].chars().count(), 122);
    let caret = lines[1].chars().position(|c| c == '^').expect("a caret");
    assert_eq!(lines[0].chars().nth(caret), Some('~'));

    let out = schemes(&["parse", &format!("http://h/{}", "a/".repeat(300))]).clean();
    assert_eq!(out.lines().count(), 303);
    assert!(out.lines().nth(1).expect("a component").starts_with("  host  bytes 7..8      h"), "{out}");
}

#[test]
fn arguments_may_be_any_bytes() {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt;
        let bad = std::ffi::OsString::from_vec(b"news:\xff".to_vec());
        let args = ["schemes".into(), "parse".into(), "--format=json".into(), bad];
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let exit = run(args, &mut Streams::plain(&mut std::io::empty(), &mut out, &mut err));
        assert_eq!(exit, Exit::Findings);
        assert!(String::from_utf8_lossy(&out).contains(r#""kind":"encoding","offset":5"#));
    }
}

#[test]
fn an_unknown_dialect_is_a_wrong_use() {
    let err = schemes(&["parse", "--dialect", "rfc1783", "news:a"]).failed();
    assert_eq!(err, "error: there is no dialect \"rfc1783\"\nhelp: did you mean `rfc1738`?\n");
    assert!(plain(&["parse", "--format", "xml", "news:a"], b"").failed().contains("xml"));
}

/// URLs of uri7, and references.
const URI7: &str = "\
http://fred:secret@h:8080/~a/b?k=1&k=2#top
http://h:/?two+words
file:///C|/x
file:x
ldap:///o=x?a,b?SUB??!x=1,y
man:ls(1)
info:(gcc)G++ and GCC
foo:bar
foo://a,b/c
../x?y#z
//h:81/x
#top

?y
a b
1:x
this/that:x
http:g
HTTP://h:99999/
";

#[test]
fn urls_and_references_of_uri7_are_told() {
    let args = ["parse", "--dialect", "uri7"];
    let json = with_input(&[&args[..], &["--format", "json"]].concat(), URI7.as_bytes());
    assert_eq!(json.exit, Exit::Findings);
    // A reference has a form and no scheme.
    let line = r#"{"url":"../x?y#z","valid":true,"dialect":"uri7","form":"relative","components":{"path":"../x","query":"y","fragment":"z"}}"#;
    assert!(json.out.lines().any(|other| other == line), "{}", json.out);
    for line in json.out.lines() {
        let relative = line.contains("\"form\":\"relative\"");
        assert!(!(relative && line.contains("\"scheme\":")), "{line}");
    }
    snapshot("parse-uri7.jsonl", &json.out);
    snapshot("parse-uri7.txt", &with_input(&args, URI7.as_bytes()).out);
}

/// URLs of fidonet.
const FIDONET: &str = "\
netmail:2:5030/1520.9@fidonet?to=Trooper&subject=a+b
NETMAIL://2:5063/-1
area://A+B@x@y%20C/o/p/?find=a&find=b&full&view=tree+LIST&t%6F=z
areafix:A?leave
faqserv://2:5054/83/ELINE/a
freq://2:5020/368/R50EP?size=25000&size=007
foo:bar+x
area://
netmail:0:1/1
area://A---B
freq://1/1/f?size=x
";

#[test]
fn urls_of_fidonet_are_told() {
    let args = ["parse", "--dialect", "fidonet"];
    let json = with_input(&[&args[..], &["--format", "json"]].concat(), FIDONET.as_bytes());
    assert_eq!(json.exit, Exit::Findings);
    snapshot("parse-fidonet.jsonl", &json.out);
    snapshot("parse-fidonet.txt", &with_input(&args, FIDONET.as_bytes()).out);
}

/// URLs of rfc3986: what each kind of scheme shows, and what is refused.
const RFC3986: &str = "\
https://u@[2001:db8::7]:8443/a?k=v#top
wss://example.com/chat#top
file:///c:/WINDOWS/clock.avi
mailto:addr1@an.example,addr2@an.example?subject=hi&cc=c@an.example
news:local.group.name
ldap://[2001:db8::7]/c=GB?objectClass?one
urn:example:foo-bar-baz-qux?+CCResolve:cc=uk?=op=map#f
data:text/plain;charset=iso-8859-7;base64,w4k=
tel:+1-201-555-0123;ext=22
geo:48.2010,16.3695,183;u=40
coap://example.com/sensors?k=v
info:lccn/2002022641
tag:timothy@hpl.hp.com,2001:web/externalHome
about:blank
foo:example:animal
//h/x?y#z
http://h:1a/
http://[::1::2]/
geo:91,0
";

#[test]
fn urls_of_rfc3986_are_told() {
    let args = ["parse", "--dialect", "rfc3986"];
    let json = with_input(&[&args[..], &["--format", "json"]].concat(), RFC3986.as_bytes());
    assert_eq!(json.exit, Exit::Findings);
    snapshot("parse-rfc3986.jsonl", &json.out);
    snapshot("parse-rfc3986.txt", &with_input(&args, RFC3986.as_bytes()).out);
}

#[test]
fn a_list_is_summed_up() {
    let list = "http://h/\nhttp://h:1a/\nhttp://h/a b\nhttp://g/c d\nhttp://h:99999/\n\nhttp://h/\u{e9}\nhttp://h/\t\n";
    let bytes = [list.as_bytes(), b"http://h/\xff\n", b"x:\r\n"].concat();
    let human = with_input(&["parse", "--summary"], &bytes);
    assert_eq!(human.exit, Exit::Findings);
    snapshot("parse-summary.txt", &human.out);
    snapshot("parse-summary.jsonl", &with_input(&["parse", "--summary", "--format", "json"], &bytes).out);
    let clean = with_input(&["parse", "--summary"], b"http://h/\n");
    assert_eq!((clean.exit, clean.out.as_str()), (Exit::Clean, "1 URLs, 1 valid (100.00 %), 0 refused\n"));
    // Findings are counted by their codes, and a long URL is shown by its beginning.
    let long = format!("http://u@h/{}\nhttp://v@h/\n", "x".repeat(1000));
    let told = with_input(&["parse", "--dialect", "rfc3986", "--summary", "--findings"], long.as_bytes());
    assert_eq!(told.exit, Exit::Findings);
    assert!(
        told.out.contains("2         userinfo-in-http  error     line 1  http://u@h/xxx"),
        "{}",
        told.out
    );
    assert!(told.out.lines().all(|line| line.chars().count() < 120), "{}", told.out);
}

/// Runs `parse` on the registry whose rules find something.
fn judge(args: &[&str]) -> Outcome {
    let registry = files::root().join("tests/data/findings");
    let registry = registry.to_str().expect("paths of tests are UTF-8");
    plain(&[&["--registry", registry, "parse", "--dialect", "post"], args].concat(), b"")
}

const JUDGED: [&str; 7] = [
    "letter:Ann",
    "letter:A=nn=/Hill(Street)/7%3D",
    "letter:Origin?a=OriginOrigin&b=",
    "parcel:-Origin/007!",
    "parcel:/1",
    "x:Origin",
    "letter:A b",
];

#[test]
fn findings_are_told_where_they_are_asked_for() {
    let mut args = vec!["--findings"];
    args.extend(JUDGED);
    snapshot("parse-findings.txt", &judge(&args).findings());
    args.push("--format=json");
    snapshot("parse-findings.jsonl", &judge(&args).findings());
    assert!(!judge(&JUDGED).out.contains("Origin ("));
    assert!(!judge(&["--format=json", JUDGED[1]]).clean().contains("findings"));
    // A text always has the array, valid or not.
    assert!(judge(&["--findings", "--format=json", JUDGED[0]]).clean().ends_with(",\"findings\":[]}\n"));
    let refused = judge(&["--findings", "--format=json", JUDGED[6]]).findings();
    assert!(refused.contains("\"error\":") && refused.contains("\"findings\":[{"), "{refused}");
}

/// What is told of any text: schemes, and what no URL holds.
const EXAMINED: [&str; 9] = [
    "gopher://h:25/0x",
    "localhost:80",
    "gohper://h/",
    "afs://cell/x",
    "C:\\a b\\c",
    "news:<a@b>",
    "http://h/\u{e9}~\t",
    "http:\\\\h\\x",
    "http://h:8x/a b",
];

#[test]
fn any_text_is_examined() {
    let human = schemes(&[&["parse", "--findings"], &EXAMINED[..]].concat());
    snapshot("parse-examined.txt", &human.findings());
    let json = schemes(&[&["parse", "--findings", "--format=json"], &EXAMINED[..]].concat());
    snapshot("parse-examined.jsonl", &json.findings());
    // Bytes that are no text have the error alone.
    let out = with_input(&["parse", "--findings", "--format=json"], b"http://h/\xff\n").findings();
    assert!(out.contains("\"kind\":\"encoding\"") && !out.contains("findings"), "{out}");
}

#[test]
fn an_error_among_the_findings_counts() {
    judge(&["letter:A=b"]).clean();
    judge(&["--findings", "letter:A=b"]).findings();
    // Notes and warnings do not.
    judge(&["--findings", "letter:A(b", "letter:Origin", "parcel:a/1!"]).clean();
}

#[test]
fn profiles_and_revisions_change_what_is_told() {
    let letter = "letter:Origin?a=b";
    let severities = |args: &[&str]| -> Vec<String> {
        let out = judge(&[args, &["--format=json", letter]].concat()).out;
        let found = out.split("{\"code\":\"").skip(1);
        let words = found.map(|one| one.split('"').filter(|word| word.len() > 1).take(3).collect::<Vec<_>>());
        words.map(|words| format!("{} {}", words[0], words[2])).collect()
    };
    assert_eq!(severities(&["--findings"]), ["origin note"]);
    assert_eq!(severities(&["--profile", "short"]), ["origin note", "long-address warning"]);
    assert_eq!(severities(&["--profile", "strict"]), ["origin note"]);
    assert_eq!(severities(&["--revision", "0.2.9"]), ["origin error"]);
    assert_eq!(severities(&["--revision", "0.3"]), ["origin note"]);
    assert_eq!(severities(&["--revision=0.1", "--profile=short"]), ["origin error", "long-address warning"]);
    judge(&["--revision", "0.2", letter]).findings();
    judge(&["--revision", "0.10", letter]).clean();
    judge(&["--profile", "strict", "parcel:a/07"]).findings();
}

#[test]
fn profiles_and_revisions_that_nobody_knows_are_wrong_uses() {
    let err = judge(&["--profile", "strikt", "letter:A"]).failed();
    assert_eq!(
        err,
        "error: post has no profile \"strikt\"\nhelp: did you mean `strict`? The profiles are: short, strict\n"
    );
    let err = judge(&["--profile", "quite-another", "letter:A"]).failed();
    assert!(err.ends_with("help: the profiles are: short, strict\n"), "{err}");
    for revision in ["0.5pre", "", "1.", "latest"] {
        let err = judge(&["--revision", revision, "letter:A"]).failed();
        assert!(err.starts_with(&format!("error: \"{revision}\" is no revision\nhelp: ")), "{err}");
    }
    let err = schemes(&["parse", "--profile", "short", "news:a"]).failed();
    assert!(err.contains("has no profile \"short\"") && err.contains("no finding of it"), "{err}");
}

#[test]
fn what_is_told_of_a_long_url_grows_with_it() {
    let told = |count: usize| {
        let url = format!("letter:{}", "=".repeat(count));
        let human = judge(&["--findings", &url]).findings();
        let json = judge(&["--findings", "--format=json", &url]).findings();
        assert_eq!(json.matches("\"code\":\"raw-equals\"").count(), count);
        (human.len(), json.len())
    };
    let ((human, json), (more_human, more_json)) = (told(2_000), told(4_000));
    assert!(more_human < 3 * human && more_json < 3 * json, "{human} {json} {more_human} {more_json}");
    // Around each place, what is near it.
    let human = judge(&["--findings", &format!("letter:{}={}", "a".repeat(300), "b".repeat(300))]).findings();
    let lines: Vec<_> = human.lines().skip_while(|line| !line.starts_with('…')).collect();
    let caret = lines[1].chars().position(|c| c == '^').expect("a caret");
    assert_eq!(lines[0].chars().nth(caret), Some('='), "{human}");
}
