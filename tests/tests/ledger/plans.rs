//! What the documents want of a client: the steps for a URL.

use url_schemes::rfc1738::{FileUrl, FtpUrl, Url, parse};
use url_schemes::{Inputs, PlanErrorKind, media_hint};
use url_schemes_tests::plans::plan;

/// The steps of a URL of RFC 1738, for a user whose server and address are known.
#[track_caller]
fn steps(url: &str) -> Vec<String> {
    plan("rfc1738", url, &[("server", "n.example"), ("email", "me@x.example")]).unwrap()
}

#[test]
fn id_000_01_and_000_34_news_is_read_from_the_readers_own_server() {
    assert_eq!(steps("news:comp.lang.c"), ["connect n.example", "GROUP comp.lang.c"]);
    let url = parse("news:a1@h.example").unwrap();
    let error = url.plan(&Inputs::new()).unwrap_err();
    assert_eq!((error.kind(), error.input()), (PlanErrorKind::MissingInput, Some("server")));
}

#[test]
fn id_000_02_and_000_43_a_wais_url_is_one_request() {
    let document = steps("wais://h/db/TEXT/42");
    assert_eq!(document, ["connect h:210", "database db", "type TEXT", "retrieve 42"]);
    assert_eq!(steps("wais://h/db?q"), ["connect h:210", "database db", "search q"]);
    assert!(steps("wais://h/db")[2].starts_with("search <?> [ask words"));
}

#[test]
fn id_000_03_and_000_20_each_segment_of_an_ftp_path_is_a_cwd() {
    assert_eq!(steps("ftp://h/%2Fetc/motd")[3..], ["CWD /etc", "TYPE I [guess]", "RETR motd"]);
    assert_eq!(steps("ftp://h//etc/motd")[3..5], ["CWD ", "CWD etc"]);
    assert_eq!(steps("ftp://h/etc/motd")[3..], ["CWD etc", "TYPE I [guess]", "RETR motd"]);
}

#[test]
fn id_000_04_a_connection_serves_the_same_directory_only() {
    let plan = |url| FtpUrl::parse(url).unwrap().plan(&Inputs::new()).unwrap();
    assert!(plan("ftp://u@h/a/x").can_reuse(&plan("ftp://u@h/a/y")));
    for other in ["ftp://u@h/b/y", "ftp://u@h:2121/a/x", "ftp://v@h/a/x", "ftp://u@i/a/x", "ftp://u@h/x"] {
        assert!(!plan("ftp://u@h/a/x").can_reuse(&plan(other)), "{other}");
    }
}

#[test]
fn id_000_06_a_type_left_out_is_guessed() {
    assert_eq!(steps("ftp://h/a.txt")[3..], ["TYPE A [guess txt]", "RETR a.txt"]);
    assert_eq!(steps("ftp://h/a.zip")[3], "TYPE I [guess zip]");
    assert_eq!(steps("ftp://h/a")[3], "TYPE I [guess]");
}

#[test]
fn id_000_15_and_002_32_the_password_of_anonymous_is_the_readers_address() {
    for dialect in ["rfc1738", "uri7"] {
        let told = plan(dialect, "ftp://h/f", &[("email", "me@x.example")]).unwrap();
        assert_eq!(told[1..3], ["USER anonymous", "PASS me@x.example [on 331]"]);
        let asked = plan(dialect, "ftp://h/f", &[]).unwrap();
        assert!(asked[2].starts_with("PASS <?> [on 331; ask email"), "{asked:?}");
    }
}

#[test]
fn a_file_needs_no_network() {
    assert!(steps("file:///x").iter().all(|step| !step.starts_with("connect")));
}

#[test]
fn id_000_21_the_type_d_lists_names() {
    assert_eq!(steps("ftp://h/d;type=d")[3..], ["NLST d"]);
    assert_eq!(steps("ftp://h/a;type=a")[3..], ["TYPE A", "RETR a"]);
    assert_eq!(steps("ftp://h/a;type=i")[3..], ["TYPE I", "RETR a"]);
}

#[test]
fn id_000_22_to_000_24_gopher_sends_one_line() {
    assert_eq!(steps("gopher://h/7find%09cats"), ["connect h:70", r"send find\tcats\r\n"]);
    assert_eq!(steps("gopher://h/7find%09cats%09+")[1], r"send find\tcats\t+\r\n");
    assert_eq!(steps("gopher://h"), ["connect h:70", r"send \r\n"]);
}

#[test]
fn id_000_30_mailto_composes_and_fetches_nothing() {
    assert_eq!(steps("mailto:a@h.example"), ["compose a@h.example"]);
}

#[test]
fn id_000_42_telnet_suggests_the_login() {
    let Ok(Url::Telnet(url)) = parse("telnet://u:p@h/") else { panic!("no URL of telnet") };
    let plan = url.plan(&Inputs::new()).unwrap();
    let [connect, suggest] = plan.steps() else { panic!("{plan:?}") };
    assert_eq!(connect.to_string(), "connect h:23");
    assert_eq!(suggest.to_string(), "suggest user u, password ***");
    assert!(suggest.is_suggestion() && !connect.is_suggestion());
}

#[test]
fn id_000_50_encoded_delimiters_are_not_sent() {
    let url = parse("ftp://h/a%0D%0ADELE%20b").unwrap();
    let error = url.plan(&Inputs::new()).unwrap_err();
    assert_eq!((error.kind(), error.component()), (PlanErrorKind::Control, Some("name")));
    let form = steps("gopher://h/7a%09%09+%091%0D%0A+-1%0D%0Ax%0D%0A.%0D%0A");
    assert_eq!(form[1], r"send a\t+\t1\r\n+-1\r\nx\r\n.\r\n");
}

#[test]
fn id_002_18_a_login_is_sent_as_basic_and_masked() {
    let steps = plan("uri7", "http://fred:fredpassword@xyz.com:8080/", &[]).unwrap();
    assert_eq!(steps[..3], ["connect xyz.com:8080", "GET /", "Host xyz.com:8080"]);
    assert_eq!(steps[3], "Authorization Basic fred:*** =Basic ZnJlZDpmcmVkcGFzc3dvcmQ=");
}

#[test]
fn id_002_20_a_missing_password_is_asked_for() {
    let steps = plan("uri7", "ftp://u@h/f", &[("email", "me@x.example")]).unwrap();
    assert_eq!(steps[1], "USER u");
    assert!(steps[2].starts_with("PASS <?> [on 331; ask password"), "{steps:?}");
}

#[test]
fn id_002_23_and_002_24_the_request_has_the_path_as_written() {
    for dialect in ["rfc1738", "uri7"] {
        assert_eq!(plan(dialect, "http://h/dir/", &[]).unwrap()[1], "GET /dir/");
        assert_eq!(plan(dialect, "http://lwn.net", &[]).unwrap()[1], "GET /");
        let query = plan(dialect, "http://h/cgi?a=b&c=d", &[]).unwrap();
        assert_eq!(query[1], "GET /cgi?a=b&c=d");
    }
}

#[test]
fn id_002_40_the_brackets_of_a_message_id_are_no_part_of_it() {
    assert_eq!(parse("news:<a@b>").unwrap_err().offset(), 5);
    let steps = plan("uri7", "news:a@b.example", &[("server", "n.example")]).unwrap();
    assert_eq!(steps[1], "ARTICLE <a@b.example>");
}

#[test]
fn id_002_44_a_directory_is_shown_as_links() {
    let plan = FileUrl::parse("file:///srv/d/").unwrap().plan(&Inputs::new()).unwrap();
    let [open, list] = plan.steps() else { panic!("{plan:?}") };
    assert_eq!((open.to_string().as_str(), list.on()), ("open /srv/d/", Some("it is a directory")));
    assert_eq!(list.link(b"a b").as_deref(), Some("file:///srv/d/a%20b"));
}

#[test]
fn id_002_46_a_missing_file_may_be_a_pattern() {
    let steps = plan("uri7", "file:///etc/pass*", &[]).unwrap();
    assert_eq!(steps[2], "glob /etc/pass* [on there is no such file; optional]");
    assert_eq!(plan("uri7", "file:///etc/pass%2A", &[]).unwrap().len(), 2);
}

#[test]
fn id_003_10_an_extension_hints_at_a_type() {
    assert_eq!(media_hint("map.gif"), Some("image/gif"));
}
