//! What the documents want of a client: the steps for a URL.

use url_schemes::media_hint;
use url_schemes_tests::plans::plan;

#[test]
fn id_000_01_and_000_34_news_are_asked_of_the_clients_own_server() {
    let steps = plan("rfc1738", "news:comp.lang.c", &[("server", "n.example")]).unwrap();
    assert_eq!(steps, ["connect n.example", "GROUP comp.lang.c"]);
    assert!(plan("rfc1738", "news:a1@h.example", &[]).unwrap_err().starts_with("`server` must be given"));
}

#[test]
fn id_000_18_a_file_needs_no_network() {
    let steps = plan("rfc1738", "file:///x", &[]).unwrap();
    assert!(steps.iter().all(|step| !step.starts_with("connect")), "{steps:?}");
}

#[test]
fn id_002_18_a_login_is_sent_and_not_shown() {
    let steps = plan("uri7", "http://fred:fredpassword@xyz.com:8080/", &[]).unwrap();
    assert_eq!(steps[..3], ["connect xyz.com:8080", "GET /", "Host xyz.com:8080"]);
    assert!(steps[3].starts_with("Authorization Basic fred:*** ="), "{steps:?}");
}

#[test]
fn id_002_20_the_user_is_asked_for_a_password() {
    let steps = plan("uri7", "ftp://u@h/f", &[("email", "me@x.example")]).unwrap();
    assert_eq!(steps[1], "USER u");
    assert_eq!(steps[2], "PASS <?> [on 331; ask password: What is the password of this user?]");
}

#[test]
fn id_002_23_and_002_24_a_request_is_for_the_path_as_written() {
    for dialect in ["rfc1738", "uri7"] {
        assert_eq!(plan(dialect, "http://h/dir/", &[]).unwrap()[1], "GET /dir/");
        assert_eq!(plan(dialect, "http://lwn.net", &[]).unwrap()[1], "GET /");
    }
}

#[test]
fn id_002_29_nothing_is_posted() {
    for url in ["http://h/cgi?a=b&c=d", "http://u:p@h/"] {
        assert!(plan("uri7", url, &[]).unwrap().iter().all(|step| !step.contains("POST")));
    }
}

#[test]
fn id_002_32_anonymous_has_an_e_mail_address_for_a_password() {
    let steps = plan("uri7", "ftp://h/f", &[("email", "me@x.example")]).unwrap();
    assert_eq!(steps[1..3], ["USER anonymous", "PASS me@x.example [on 331]"]);
}

#[test]
fn id_002_40_a_message_id_gets_its_brackets() {
    let steps = plan("uri7", "news:a@b.example", &[("server", "n.example")]).unwrap();
    assert_eq!(steps[1], "ARTICLE <a@b.example>");
}

#[test]
fn id_002_44_and_002_46_a_file_is_opened_listed_or_looked_for() {
    let steps = plan("uri7", "file:///etc/pass*", &[]).unwrap();
    assert_eq!(steps, [
        "open /etc/pass*",
        "list /etc/pass* [on it is a directory; links]",
        "glob /etc/pass* [on there is no such file; optional]",
    ]);
    assert_eq!(plan("uri7", "file:///etc/pass%2A", &[]).unwrap().len(), 2);
}

#[test]
fn id_003_10_the_extension_hints_at_the_type() {
    assert_eq!(media_hint("map.gif"), Some("image/gif"));
}
