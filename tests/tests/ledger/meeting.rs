//! What the documents say of the places where people meet URLs: texts, markup, what to be told of them, and what a
//! program does with them.

use url_schemes::rfc1738::FtpUrl;
use url_schemes::{
    Finding, Inputs, Plan, PlanError, PlanErrorKind, fidonet, html, media_hint, rfc1738, uri7,
};
use url_schemes_tests::command::command;

/// What `schemes extract` tells of markup, a line a URL.
fn extracted(language: &str, markup: &str) -> Vec<String> {
    let (_, told) = command(&["extract", language, "--format", "json"], markup.as_bytes());
    told.lines().map(str::to_owned).collect()
}

/// Whether there is one URL, of that text and with that flag.
#[track_caller]
fn assert_extracted(language: &str, markup: &str, url: &str, flag: Option<&str>) {
    let told = extracted(language, markup);
    let [line] = &told[..] else { panic!("{told:?}") };
    assert!(line.starts_with(&format!("{{\"url\":\"{url}\",")), "{line}");
    match flag {
        Some(flag) => assert!(line.contains(&format!("\"flags\":[\"{flag}\"]")), "{line}"),
        None => assert!(!line.contains("\"flags\""), "{line}"),
    }
}

#[test]
fn id_002_28_an_ampersand_is_written_for_html() {
    assert_eq!(html::escape("http://h/?a=1&b=2").to_string(), "http://h/?a=1&amp;b=2");
    let raw = "<a href=\"http://h/?a=1&b=2\">";
    assert_extracted("--html", raw, "http://h/?a=1&b=2", Some("raw-ampersand"));
    assert_extracted("--html", &raw.replace('&', "&amp;"), "http://h/?a=1&b=2", None);
}

#[test]
fn id_003_01_the_target_of_a_link_is_found() {
    let told = extracted("--html", "<a href=\"http://h/x\">");
    assert!(told.len() == 1 && told[0].contains("\"start\":9,\"end\":19,"), "{told:?}");
}

#[test]
fn id_003_17_entities_are_characters() {
    for language in ["--html", "--sgml"] {
        let markup = "<a href=\"http://h/caf&eacute;\">";
        assert_extracted(language, markup, "http://h/caf%C3%A9", Some("encoded-character"));
        assert_extracted(language, "<a href=\"http://h/?a&amp;b\">", "http://h/?a&b", None);
    }
}

#[test]
fn id_003_18_a_semicolon_may_be_missing() {
    let copy = "<a href=\"http://h/?a&copy=1\">";
    assert_extracted("--html", copy, "http://h/?a&copy=1", Some("raw-ampersand"));
    assert_extracted("--sgml", copy, "http://h/?a%C2%A9=1", Some("encoded-character"));
    let amp = "<a href=\"http://h/?a&amp=1\">";
    assert_extracted("--html", amp, "http://h/?a&amp=1", Some("raw-ampersand"));
    assert_extracted("--sgml", amp, "http://h/?a&=1", None);
}

/// What is told of a text: code, piece of the text, and the text once mended.
fn told<'a>(text: &'a str, findings: &[Finding<'a>]) -> Vec<String> {
    let line = |one: &Finding<'a>| {
        let fix = one.fix.as_ref().map(|fix| fix.apply(text)).unwrap_or_default();
        format!("{} {} {fix}", one.code, &text[one.range.clone()]).trim_end().to_owned()
    };
    findings.iter().map(line).collect()
}

fn told_by_rfc1738(text: &str) -> Vec<String> {
    told(text, &rfc1738::examine(text))
}

fn told_by_uri7(text: &str) -> Vec<String> {
    told(text, &uri7::examine(text))
}

const NOTHING: [&str; 0] = [];

#[test]
fn id_000_05_nntp_is_told_to_be_local() {
    assert_eq!(told_by_rfc1738("nntp://n.example/comp.lang.c/42"), ["nntp-local n.example"]);
    let found = rfc1738::examine("nntp://n.example/comp.lang.c/42");
    assert_eq!(found[0].severity, url_schemes::Severity::Note);
}

#[test]
fn id_000_06_a_type_left_out_is_guessed() {
    for (url, mode) in [("ftp://h/a.txt", "A"), ("ftp://h/a.zip", "I"), ("ftp://h/a", "I")] {
        let name = url.strip_prefix("ftp://h/").unwrap();
        assert_eq!(FtpUrl::parse(url).unwrap().ftp_type(), None);
        assert_eq!(told_by_rfc1738(url), [format!("ftp-type-guessed {name}")]);
        let plan = plan(url, &[]).unwrap();
        let guess = plan.steps().iter().find(|step| step.verb() == "TYPE").unwrap();
        assert!(guess.is_guess());
        assert_eq!(guess.expose_argument().as_deref(), Some(mode.as_bytes()));
    }
    assert_eq!(told_by_rfc1738("ftp://h/a.txt;type=i"), NOTHING);
    assert!(plan("ftp://h/a.txt;type=i", &[]).unwrap().steps().iter().all(|step| !step.is_guess()));
}

#[test]
fn id_000_11_and_000_16_unsafe_characters_are_mended() {
    assert_eq!(told_by_rfc1738("http://h/a~b"), ["unsafe-character ~ http://h/a%7Eb"]);
    assert_eq!(told_by_rfc1738("http://h/é"), ["non-ascii é http://h/%C3%A9"]);
    assert_eq!(told_by_rfc1738("http://h/\u{1}"), ["raw-control \u{1} http://h/%01"]);
    for text in ["http://h/a~b", "http://h/é", "http://h/\u{1}"] {
        assert!(rfc1738::parse(text).is_err());
    }
}

#[test]
fn id_000_18_and_003_05_a_file_belongs_to_one_machine() {
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("file://other.example/x"), ["foreign-host other.example"]);
        assert_eq!(told("file:///x"), NOTHING);
        assert_eq!(told("file://localhost/x"), NOTHING);
    }
    let here = [plan("file:///x", &[]), uri7_plan("file:///x", &[])];
    assert!(here.iter().flatten().flat_map(Plan::steps).all(|step| step.verb() != "connect"));
    assert!(here.iter().all(Result::is_ok));
}

#[test]
fn id_000_29_an_address_without_an_at_sign_is_told() {
    assert!(rfc1738::parse("mailto:x").is_ok());
    assert_eq!(told_by_rfc1738("mailto:x"), ["mailto-no-at x"]);
    assert_eq!(told_by_rfc1738("mailto:fred@doc.ic.ac.uk"), NOTHING);
}

#[test]
fn id_000_31_and_002_37_a_percent_sign_of_an_address_is_mended() {
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("mailto:a%b@h.example"), ["unsafe-character % mailto:a%25b@h.example"]);
    }
}

#[test]
fn id_000_48_a_reserved_scheme_is_told() {
    assert!(matches!(rfc1738::parse("afs://cell/x"), Ok(rfc1738::Url::Other(_))));
    assert_eq!(told_by_rfc1738("afs://cell/x"), ["reserved-scheme afs"]);
}

#[test]
fn id_000_49_another_port_is_told() {
    assert_eq!(told_by_rfc1738("gopher://h:25/0x"), ["non-default-port 25"]);
    assert!(rfc1738::examine("gopher://h:25/0x")[0].sentence().to_string().contains("smtp"));
    for quiet in ["http://h:80/", "http://h:8080/", "http://h/"] {
        assert_eq!(told_by_rfc1738(quiet), NOTHING);
    }
}

#[test]
fn id_000_51_and_002_19_a_password_is_told() {
    let url = "ftp://spy:secret@ftp.acme.com/x;type=i";
    assert_eq!(told_by_rfc1738(url), ["password-in-url secret"]);
    let found = rfc1738::examine(url);
    assert!(!format!("{} {:?}", found[0], found[0]).contains("secret"));
    let url = "http://fred:fredpassword@xyz.com:8080/";
    assert_eq!(told_by_uri7(url), ["password-in-url fredpassword"]);
}

#[test]
fn id_002_35_a_line_end_in_a_search_is_told() {
    assert_eq!(told_by_rfc1738("gopher://h/7sel%09a%0Ab"), ["encoded-delimiter %0A"]);
    assert_eq!(told_by_rfc1738("gopher://h/7sel%09ab"), NOTHING);
}

#[test]
fn id_002_40_the_brackets_of_a_message_id_are_no_part_of_it() {
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("news:<a@b>"), ["angle-brackets <a@b> news:a@b"]);
    }
    let steps = steps(&plan("news:a@b", &[("server", "n.example")]).unwrap());
    assert_eq!(steps, ["connect n.example:119", "ARTICLE <a@b>"]);
}

#[test]
fn id_002_48_the_more_portable_form_is_told() {
    let found = told_by_uri7("file:/etc/passwd");
    assert!(found.len() == 1 && found[0].starts_with("file-short-form "), "{found:?}");
    assert!(found[0].ends_with(" file:///etc/passwd"), "{found:?}");
    assert_eq!(told_by_uri7("file:///etc/passwd"), NOTHING);
}

#[test]
fn id_002_50_a_scheme_that_says_nothing_is_told() {
    let found = told_by_uri7("file:../test.txt");
    assert!(found.len() == 1 && found[0].ends_with(" ../test.txt"), "{found:?}");
    assert!(uri7::UriRef::parse("../test.txt").is_ok());
}

#[test]
fn id_003_03_a_host_and_a_port_are_no_scheme() {
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("localhost:80"), ["host-port-as-scheme localhost:80"]);
        assert_eq!(told("http://localhost:80/"), NOTHING);
    }
    assert_eq!(rfc1738::parse("localhost:80").unwrap().scheme(), "localhost");
}

#[test]
fn id_004_01_to_004_04_unsafe_characters_are_mended() {
    for (text, mended) in [
        ("area://A B", "area://A+B"),
        ("area://A<B", "area://A%3CB"),
        ("area://A?find=\"x\"", "area://A?find=%22x%22"),
        ("area://A#b", "area://A%23b"),
    ] {
        assert!(fidonet::parse(text).is_err() && fidonet::parse(mended).is_ok());
        let found = fidonet::examine(text);
        assert!(!found.is_empty());
        for one in &found {
            assert_eq!(one.fix.as_ref().map(|fix| fix.apply(text)).as_deref(), Some(mended), "{one:?}");
        }
    }
}

fn inputs<'i>(given: &[(&'i str, &'i str)]) -> Inputs<'i> {
    given.iter().fold(Inputs::new(), |inputs, (name, value)| inputs.set(name, *value))
}

fn plan(url: &str, given: &[(&str, &str)]) -> Result<Plan<'static>, PlanError<'static>> {
    rfc1738::parse(url).unwrap_or_else(|error| panic!("{url}: {error}")).plan(&inputs(given))
}

fn uri7_plan(url: &str, given: &[(&str, &str)]) -> Result<Plan<'static>, PlanError<'static>> {
    uri7::Url::parse(url).unwrap_or_else(|error| panic!("{url}: {error}")).plan(&inputs(given))
}

/// Each step as it is done: the verb, then the argument with what ends lines visible.
fn steps(plan: &Plan<'_>) -> Vec<String> {
    let line = |step: &url_schemes::Step<'_>| match (step.expose_argument(), step.asks()) {
        (Some(argument), _) => format!("{} {}", step.verb(), argument.escape_ascii()),
        (None, Some(_)) => format!("{} ?", step.verb()),
        (None, None) => step.verb().to_owned(),
    };
    plan.steps().iter().map(line).collect()
}

#[track_caller]
fn steps_of(url: &str, given: &[(&str, &str)]) -> Vec<String> {
    steps(&plan(url, given).unwrap_or_else(|error| panic!("{url}: {error}")))
}

#[test]
fn id_000_01_and_000_34_news_is_read_from_the_readers_own_server() {
    let server = [("server", "n.example")];
    assert_eq!(steps_of("news:comp.lang.c", &server), ["connect n.example:119", "GROUP comp.lang.c"]);
    for url in ["news:comp.lang.c", "news:a1@h.example"] {
        let error = plan(url, &[]).unwrap_err();
        assert_eq!(error.input(), Some("server"), "{error}");
        assert!(error.to_string().contains("server"), "{error}");
    }
}

#[test]
fn id_000_02_and_000_43_a_wais_url_is_one_request() {
    let one = |url: &str| {
        let mut steps = steps_of(url, &[]);
        assert_eq!(steps.remove(0), "connect h:210");
        steps
    };
    let document = one("wais://h/db/TEXT/42");
    assert!(document.iter().any(|step| step.contains("42") && step.contains("TEXT")), "{document:?}");
    assert!(document.iter().all(|step| !step.contains("search")), "{document:?}");
    let search = one("wais://h/db?q");
    assert!(search.iter().any(|step| step.starts_with("search ") && step.contains('q')), "{search:?}");
    let database = one("wais://h/db");
    assert!(database.iter().any(|step| step.contains("db")), "{database:?}");
    assert!(database.iter().all(|step| !step.starts_with("retrieve")), "{database:?}");
}

/// The steps that lead to a file of FTP, without those that open the connection and the type.
fn path_of_ftp(url: &str) -> Vec<String> {
    let steps = steps_of(url, &[("email", "me@x.example")]);
    let kept = |step: &String| ["CWD", "RETR", "NLST"].iter().any(|verb| step.starts_with(verb));
    steps.into_iter().filter(kept).collect()
}

#[test]
fn id_000_03_and_000_20_each_segment_of_an_ftp_path_is_a_cwd() {
    assert_eq!(path_of_ftp("ftp://h/%2Fetc/motd"), ["CWD /etc", "RETR motd"]);
    assert_eq!(path_of_ftp("ftp://h/etc/motd"), ["CWD etc", "RETR motd"]);
    assert_eq!(path_of_ftp("ftp://h//etc/motd"), ["CWD ", "CWD etc", "RETR motd"]);
}

#[test]
fn id_000_04_a_connection_serves_the_same_directory_only() {
    let ftp = |url| plan(url, &[]).unwrap();
    assert!(ftp("ftp://u@h/a/x").can_reuse(&ftp("ftp://u@h/a/y")));
    for other in ["ftp://u@h/b/x", "ftp://u@h:2121/a/x", "ftp://v@h/a/x", "ftp://u@i/a/x", "ftp://u@h/x"] {
        assert!(!ftp("ftp://u@h/a/x").can_reuse(&ftp(other)), "{other}");
    }
}

#[test]
fn id_000_15_and_002_32_the_password_of_anonymous_is_the_readers_address() {
    for plan in [plan, uri7_plan] {
        let given = steps(&plan("ftp://h/f", &[("email", "me@x.example")]).unwrap());
        assert_eq!(given[..3], ["connect h:21", "USER anonymous", "PASS me@x.example"]);
        let asked = plan("ftp://h/f", &[]).unwrap();
        assert_eq!(steps(&asked)[..3], ["connect h:21", "USER anonymous", "PASS ?"]);
        assert!(asked.steps()[2].asks().is_some_and(|question| question.contains("e-mail")));
    }
}

#[test]
fn id_000_21_the_type_d_lists_names() {
    assert_eq!(path_of_ftp("ftp://h/d;type=d"), ["NLST d"]);
}

#[test]
fn id_000_22_to_000_24_gopher_sends_one_line() {
    let sent = |url: &str| steps_of(url, &[]).split_off(1);
    assert_eq!(sent("gopher://h/7find%09cats"), [r"send find\tcats\r\n"]);
    assert_eq!(sent("gopher://h/7find%09cats%09+"), [r"send find\tcats\t+\r\n"]);
    assert_eq!(sent("gopher://h"), [r"send \r\n"]);
    assert_eq!(steps_of("gopher://h", &[])[0], "connect h:70");
}

#[test]
fn id_000_30_mailto_composes_and_fetches_nothing() {
    assert_eq!(steps_of("mailto:a@h.example", &[]), ["compose a@h.example"]);
}

#[test]
fn id_000_42_telnet_suggests_the_login() {
    let plan = plan("telnet://u:p@h/", &[]).unwrap();
    let [connect, suggest] = plan.steps() else { panic!("{plan:?}") };
    assert_eq!(connect.expose_argument().as_deref(), Some(&b"h:23"[..]));
    assert!(suggest.is_suggestion() && suggest.verb() == "suggest" && suggest.holds_secret());
    assert_eq!(suggest.masked_argument().as_deref(), Some(&b"user u, password ***"[..]));
}

#[test]
fn id_000_50_encoded_delimiters_are_not_sent() {
    for (url, component) in [("ftp://h/a%0D%0ADELE%20b", "name"), ("ftp://h/a%0D%0Ab/c", "cwd")] {
        let error = plan(url, &[]).unwrap_err();
        assert_eq!((error.component(), error.kind()), (Some(component), PlanErrorKind::Control), "{error}");
    }
    // A form that is filled in brings its own line ends; an empty search is left out (RFC 1738 3.4.9).
    let form = "gopher://h/7a%09%09+%091%0D%0A+-1%0D%0Ax%0D%0A.%0D%0A";
    let sent = r"send a\t+\t1\r\n+-1\r\nx\r\n.\r\n";
    assert_eq!(steps_of(form, &[]), ["connect h:70", sent]);
}

#[test]
fn id_002_18_a_login_is_sent_as_basic_and_masked() {
    let plan = uri7_plan("http://fred:fredpassword@xyz.com:8080/", &[]).unwrap();
    let all = steps(&plan);
    assert_eq!(all[..2], ["connect xyz.com:8080", "GET /"]);
    let login = plan.steps().iter().find(|step| step.verb() == "Authorization").unwrap();
    let sent = login.expose_argument().unwrap();
    assert!(sent.ends_with(b"ZnJlZDpmcmVkcGFzc3dvcmQ="), "{}", sent.escape_ascii());
    let shown = login.masked_argument().unwrap();
    assert!(shown.ends_with(b"fred:***"), "{}", shown.escape_ascii());
    assert!(!format!("{plan:?}").contains("fredpassword") && !format!("{plan:?}").contains("ZnJlZDpm"));
}

#[test]
fn id_002_20_a_missing_password_is_asked_for() {
    for plan in [plan, uri7_plan] {
        let plan = plan("ftp://u@h/f", &[("email", "me@x.example")]).unwrap();
        let passwords: Vec<_> = plan.steps().iter().filter(|step| step.verb() == "PASS").collect();
        let [password] = &passwords[..] else { panic!("{plan:?}") };
        assert!(password.asks().is_some() && password.expose_argument().is_none());
        assert_eq!((password.on(), &*steps(&plan)[1]), (Some("331"), "USER u"));
    }
}

#[test]
fn id_002_23_and_002_24_the_request_has_the_path_as_written() {
    for plan in [plan, uri7_plan] {
        let request = |url: &str| steps(&plan(url, &[]).unwrap()).swap_remove(1);
        assert_eq!(request("http://h/dir/"), "GET /dir/");
        assert_eq!(request("http://lwn.net"), "GET /");
    }
}

#[test]
fn id_002_44_a_directory_is_shown_as_links() {
    for plan in [plan, uri7_plan] {
        let plan = plan("file:///srv/d/", &[]).unwrap();
        let list = plan.steps().iter().find(|step| step.has_links()).expect("a list");
        assert_eq!((list.verb(), steps(&plan).remove(0)), ("list", "open /srv/d/".to_owned()));
        assert_eq!(list.link(b"a b").as_deref(), Some("file:///srv/d/a%20b"));
    }
}

#[test]
fn id_002_46_a_missing_file_may_be_a_pattern() {
    for plan in [plan, uri7_plan] {
        let missing = plan("file:///etc/pass*", &[]).unwrap();
        let third = &missing.steps()[2];
        assert!(third.is_optional() && third.on().is_some(), "{missing:?}");
        assert_eq!(steps(&missing)[2], "glob /etc/pass*");
        let literal = steps(&plan("file:///etc/pass%2A", &[]).unwrap());
        assert!(literal[2] != "glob /etc/pass*" && literal[2].starts_with("glob /etc/pass"), "{literal:?}");
        assert_eq!(literal[0], "open /etc/pass*");
    }
}

#[test]
fn id_003_10_an_extension_hints_at_a_type() {
    let url = rfc1738::HttpUrl::parse("http://h/map.gif").unwrap();
    let name = url.path().last().unwrap();
    assert_eq!(media_hint(name.as_str()), Some("image/gif"));
    let request = |url: &str| steps_of(url, &[]);
    assert_eq!(request("http://h/map.gif")[1].replace("map.gif", "map"), request("http://h/map")[1]);
}
