#![cfg(feature = "alloc")]

use super::super::finding::AsciiSet;
use super::super::suffix::Suffix;
use super::super::{Component, Components, Text, UrlKind, Value};
use super::*;

/// A URL of components that were listed: name, text, depth, and whether it is a secret. A text that is no
/// part of the URL is a record.
struct Listed {
    url: &'static str,
    components: Vec<(&'static str, &'static str, u8, bool)>,
}

impl Components for Listed {
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }

    fn as_str(&self) -> &str {
        self.url
    }

    fn scheme_name(&self) -> &str {
        "x"
    }

    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        let mut at = 0;
        self.components.iter().map(move |&(name, text, depth, sensitive)| {
            let found = self.url[at..].find(text).map(|found| at + found);
            let start = found.unwrap_or(at);
            at = if found.is_some() { start + text.len() } else { at };
            let value = if found.is_some() { Value::Text(Text::new(text)) } else { Value::Record };
            let range = start..at;
            Component { name, range, text, value, depth, in_list: false, sensitive }
        })
    }
}

fn listed(url: &'static str, components: &[(&'static str, &'static str)]) -> Listed {
    Listed {
        url,
        components: components.iter().map(|&(name, text)| (name, text, 0, name == "secret")).collect(),
    }
}

const fn component(name: &str) -> Part<'_> {
    Part::Component { name, port: None, control: AsciiSet::of("") }
}

/// The lines of a plan.
fn lines(url: &Listed, table: &[PlanStep<'_>], inputs: &Inputs<'_>) -> Vec<String> {
    match plan(url, table, inputs) {
        Ok(plan) => plan.steps().iter().map(ToString::to_string).collect(),
        Err(error) => vec![format!("error: {error}")],
    }
}

fn step<'a>(verb: &'a str, argument: &'a [Part<'a>]) -> PlanStep<'a> {
    PlanStep { verb, argument, ..PlanStep::EMPTY }
}

#[test]
fn the_first_template_is_taken_whose_components_are_there() {
    let argument = [component("a"), Part::Text("-"), component("b"), Part::Or, component("b"), Part::Or];
    let table = [step("GO", &argument)];
    let none = Inputs::new();
    assert_eq!(lines(&listed("x:1/2", &[("a", "1"), ("b", "2")]), &table, &none), ["GO 1-2"]);
    assert_eq!(lines(&listed("x:%32", &[("b", "%32")]), &table, &none), ["GO 2"]);
    // Nothing is there, and the last template needs nothing.
    assert_eq!(lines(&listed("x:", &[]), &table, &none), ["GO "]);
    // No template fits, and then there is no step left.
    let other = [component("c")];
    let table = [step("GO", &other)];
    assert_eq!(lines(&listed("x:", &[]), &table, &none), ["error: the registry has no plan for this scheme"]);
    // No argument is another thing than an empty one.
    let plain = [step("GO", &[]), step("ON", &[Part::Text("")])];
    let url = listed("x:", &[]);
    let found = plan(&url, &plain, &none).unwrap();
    assert_eq!(found.steps()[0].expose_argument(), None);
    assert_eq!(found.steps()[1].expose_argument().as_deref(), Some(&b""[..]));
}

#[test]
fn what_ends_a_command_is_refused_wherever_it_comes_from() {
    let known = [component("a")];
    let asked = [Part::Input("who")];
    let plain = [step("GO", &known)];
    let none = Inputs::new();
    for (text, what, at) in [
        ("b%0D", "a carriage return", 3),
        ("%0a", "a line feed", 2),
        ("ab%00c", "a zero byte", 4),
        ("%41%0A", "a line feed", 5),
    ] {
        let url: String = format!("x:{text}");
        let url = Listed { url: Box::leak(url.into_boxed_str()), components: vec![("a", text, 0, true)] };
        let error = plan(&url, &plain, &none).unwrap_err();
        assert_eq!(
            (error.kind(), error.component(), error.offset()),
            (PlanErrorKind::Control, Some("a"), Some(at))
        );
        assert!(error.to_string().contains(what), "{error}");
        // As written it holds nothing of the kind.
        let raw = [PlanStep { reading: Reading::Raw, ..step("GO", &known) }];
        assert_eq!(lines(&url, &raw, &none), ["GO ***"]);
    }
    // A tab parts something only where the template writes one.
    let url = listed("x:a%09b", &[("a", "a%09b")]);
    assert_eq!(lines(&url, &plain, &none), ["GO a\\tb"]);
    let parted = [component("a"), Part::Text("\t\r\n")];
    let parted = [step("GO", &parted)];
    let error = plan(&url, &parted, &none).unwrap_err();
    assert_eq!((error.component(), error.offset()), (Some("a"), Some(3)));
    // What a component may carry it carries, unless the step says otherwise.
    let may = [Part::Component { name: "a", port: None, control: AsciiSet::of("\r\n") }];
    let url = listed("x:a%0D%0A", &[("a", "a%0D%0A")]);
    assert_eq!(lines(&url, &[step("GO", &may)], &none), ["GO a\\r\\n"]);
    let not_here = [PlanStep { forbid: &[("a", "\n")], ..step("GO", &may) }];
    assert_eq!(plan(&url, &not_here, &none).unwrap_err().kind(), PlanErrorKind::Forbidden);
    // What the user says is held to the same, given before or afterwards.
    let table = [PlanStep { ask: Some("Who?"), ..step("GO", &asked) }];
    let error = plan(&url, &table, &Inputs::new().set("who", "a\r\nDELE")).unwrap_err();
    assert_eq!((error.kind(), error.input(), error.component()), (PlanErrorKind::Control, Some("who"), None));
    let question = plan(&url, &table, &none).unwrap().into_steps().remove(0);
    assert_eq!(question.clone().answered(b"a\nb").unwrap_err().input(), Some("who"));
    assert_eq!(question.answered(b"me").unwrap().to_string(), "GO me");
}

#[test]
fn what_is_not_known_is_asked_and_never_invented() {
    let argument = [component("secret"), Part::Text(":"), Part::Input("who"), Part::Text("!")];
    let ask = [PlanStep { ask: Some("Who?"), sensitive: true, ..step("GO", &argument) }];
    let url = listed("x:pw", &[("secret", "pw")]);
    let found = plan(&url, &ask, &Inputs::new()).unwrap().into_steps().remove(0);
    assert_eq!((found.asks(), found.input()), (Some("Who?"), Some("who")));
    assert_eq!((found.expose_argument(), found.masked_argument()), (None, None));
    assert_eq!(found.to_string(), "GO ***:<?>!");
    let found = found.answered(b"me").unwrap();
    assert_eq!(found.expose_argument().as_deref(), Some(&b"pw:me!"[..]));
    assert_eq!((found.asks(), format!("{found:?}").as_str()), (None, "Step(\"GO ***:***!\")"));
    let table = [PlanStep { required: true, ..ask[0] }];
    let error = plan(&url, &table, &Inputs::new()).unwrap_err();
    assert_eq!((error.kind(), error.input(), error.question()), {
        (PlanErrorKind::MissingInput, Some("who"), Some("Who?"))
    });
    assert_eq!(error.to_string(), "`who` must be given: Who?");
}

#[test]
fn base64_is_made_of_the_whole_and_shown_as_it_was() {
    let argument = [component("user"), Part::Text(":"), component("secret")];
    let table = [PlanStep { base64: true, before: "Basic ", ..step("Authorization", &argument) }];
    let url = listed("x:Aladdin:open%20sesame", &[("user", "Aladdin"), ("secret", "open%20sesame")]);
    let found = plan(&url, &table, &Inputs::new()).unwrap();
    // The example of RFC 7617 section 2.
    let sent = found.steps()[0].expose_argument().unwrap();
    assert_eq!(sent.as_ref(), b"Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
    assert_eq!(found.steps()[0].to_string(), "Authorization Basic Aladdin:***");
    assert!(found.steps()[0].holds_secret());
    // RFC 4648 section 10.
    for (plain, sent) in [
        ("", ""),
        ("f", "Zg=="),
        ("fo", "Zm8="),
        ("foo", "Zm9v"),
        ("foob", "Zm9vYg=="),
        ("foobar", "Zm9vYmFy"),
    ] {
        let mut out = Vec::new();
        super::super::base64::encode(plain.as_bytes(), &mut out);
        assert_eq!(out, sent.as_bytes());
    }
}

#[test]
fn lists_make_steps_and_texts_are_cut_before_they_are_decoded() {
    let argument = [component("a")];
    let each = PlanStep { each: Some("a"), ..step("CD", &argument) };
    let url = listed("x:1/%2F2//3", &[("a", "1"), ("a", "%2F2"), ("a", ""), ("a", "3")]);
    assert_eq!(lines(&url, &[each], &Inputs::new()), ["CD 1", "CD /2", "CD ", "CD 3"]);
    let joined = PlanStep { join: "/", ..step("CD", &argument) };
    assert_eq!(lines(&url, &[joined], &Inputs::new()), ["CD 1//2//3"]);
    let cut = |take| Some(Cut { component: "a", at: "/", leading: true, take });
    for (text, all, but_last, last) in [
        ("/b/%2Fc//d", vec!["CD b", "CD /c", "CD ", "CD d"], vec!["CD b", "CD /c", "CD "], "CD d"),
        ("/", vec!["CD "], vec![], "CD "),
        ("//", vec!["CD ", "CD "], vec!["CD "], "CD "),
        ("b", vec!["CD b"], vec![], "CD b"),
        ("", vec!["CD "], vec![], "CD "),
    ] {
        let url = listed(Box::leak(format!("x:{text}").into_boxed_str()), &[("a", text)]);
        let mark = step("OK", &[]);
        let found = |take| {
            let table = [mark, PlanStep { cut: cut(take), ..each }];
            lines(&url, &table, &Inputs::new()).split_off(1)
        };
        assert_eq!(found(Take::All), all, "{text}");
        assert_eq!(found(Take::ButLast), but_last, "{text}");
        assert_eq!(found(Take::Last), [last], "{text}");
    }
    // The place of a fault is that in the URL.
    let url = listed("x:/ab/c%0Ad", &[("a", "/ab/c%0Ad")]);
    let table = [PlanStep { cut: cut(Take::All), ..each }];
    assert_eq!(plan(&url, &table, &Inputs::new()).unwrap_err().offset(), Some(7));
}

#[test]
fn a_record_of_a_list_sees_its_own_parts() {
    let url = Listed {
        url: "x:;k=v;l;m=w",
        components: vec![
            ("name", "x", 0, false),
            ("pair", "(record)", 0, false),
            ("name", "k", 1, false),
            ("value", "v", 1, false),
            ("pair", "(record)", 0, false),
            ("name", "l", 1, false),
            ("pair", "(record)", 0, false),
            ("name", "m", 1, false),
            ("value", "w", 1, true),
        ],
    };
    let argument = [component("name"), Part::Text("="), component("value"), Part::Or, component("name")];
    let table = [PlanStep { each: Some("pair"), ..step("SET", &argument) }];
    assert_eq!(lines(&url, &table, &Inputs::new()), ["SET k=v", "SET l", "SET m=***"]);
    let tests = [
        Test::Is { component: "name", value: "k", any_case: false, or: false },
        Test::Is { component: "name", value: "M", any_case: true, or: true },
    ];
    let table = [PlanStep { tests: &tests, ..table[0] }];
    assert_eq!(lines(&url, &table, &Inputs::new()), ["SET k=v", "SET m=***"]);
    // Both must hold where they are not joined.
    let both = tests.map(|test| match test {
        Test::Is { component, value, any_case, .. } => Test::Is { component, value, any_case, or: false },
        other => other,
    });
    let table = [step("OK", &[]), PlanStep { tests: &both, ..table[0] }];
    assert_eq!(lines(&url, &table, &Inputs::new()), ["OK"]);
}

#[test]
fn questions_about_values_take_what_is_absent_for_empty() {
    let url = listed("x:a%62", &[("a", "a%62")]);
    let holds = |test: Test<'_>| {
        let tests = [test];
        let table = [step("OK", &[]), PlanStep { tests: &tests, ..step("GO", &[]) }];
        lines(&url, &table, &Inputs::new()).len() == 2
    };
    let is = |component, value, any_case| Test::Is { component, value, any_case, or: false };
    let is_not = |component, value| Test::IsNot { component, value, any_case: false };
    assert!(holds(Test::Present("a")) && !holds(Test::Present("b")));
    assert!(holds(Test::Absent("b")) && !holds(Test::Absent("a")));
    assert!(holds(is("a", "ab", false)) && holds(is("b", "", false)) && holds(is("a", "AB", true)));
    assert!(!holds(is("a", "AB", false)) && !holds(is("a", "", false)) && !holds(is("b", "ab", false)));
    assert!(holds(is_not("a", "")) && !holds(is_not("a", "ab")) && !holds(is_not("b", "")));
    assert!(
        holds(Test::Has { component: "a", text: "b" }) && !holds(Test::Has { component: "a", text: "62" })
    );
    assert!(
        holds(Test::Lacks { component: "b", text: "x" })
            && !holds(Test::Lacks { component: "a", text: "ab" })
    );
    let refused = PlanStep { refuse: Some("not here"), ..PlanStep::EMPTY };
    assert_eq!(lines(&url, &[refused], &Inputs::new()), ["error: not here"]);
}

#[test]
fn guesses_are_told_as_such() {
    let table = [
        Suffix { suffix: "txt", media_type: "text/plain", ascii: true },
        Suffix { suffix: "zip", media_type: "application/zip", ascii: false },
    ];
    let guess = Guess { component: "a", ascii: "A", image: "I", table: &table };
    let steps = [PlanStep { guess: Some(guess), ..step("TYPE", &[]) }];
    for (text, argument, from) in [
        ("a%2ETXT", "A", Some("txt")),
        ("a.zip", "I", Some("zip")),
        ("a.what", "I", None),
        ("txt", "I", None),
    ] {
        let url = listed(Box::leak(format!("x:{text}").into_boxed_str()), &[("a", text)]);
        let found = plan(&url, &steps, &Inputs::new()).unwrap().into_steps().remove(0);
        assert_eq!(found.expose_argument().as_deref(), Some(argument.as_bytes()), "{text}");
        assert_eq!((found.is_guess(), found.guessed_from()), (true, from), "{text}");
    }
}

#[test]
fn an_escape_is_no_wildcard() {
    let argument = [component("a")];
    let table = [step("OK", &[]), PlanStep { reading: Reading::Pattern, ..step("GLOB", &argument) }];
    for (text, pattern) in [
        ("/etc/pass*", Some("/etc/pass*")),
        ("%2A*", Some("\\*b*")),
        ("%5B%2A%5D%3F%5C*", Some("\\[\\*\\]\\?\\\\*")),
        ("%20*", Some(" *")),
        ("/etc/pass%2A", None),
        ("/etc/passwd", None),
    ] {
        let url = listed(Box::leak(format!("x:{text}").into_boxed_str()), &[("a", text)]);
        let found = plan(&url, &table, &Inputs::new()).unwrap();
        let found = found.steps().get(1).map(|step| step.expose_argument().unwrap().into_owned());
        let expected = pattern.map(|pattern| pattern.replace('b', "").into_bytes());
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn entries_of_a_list_have_links() {
    let table = [PlanStep { link: Some("a"), ..step("LIST", &[]) }, step("OK", &[])];
    for (url, text, link) in [
        ("x:/srv/d/?q", "/srv/d/", "x:/srv/d/a%20b%2F%25%2A~".replace('~', "%7E")),
        ("x:/srv/d#f", "/srv/d", "x:/srv/d/a%20b%2F%25%2A%7E".to_owned()),
    ] {
        let url = listed(url, &[("a", text)]);
        let found = plan(&url, &table, &Inputs::new()).unwrap();
        assert_eq!(found.steps()[0].link(b"a b/%*~"), Some(link));
        assert_eq!(found.steps()[1].link(b"a"), None);
    }
}

#[test]
fn a_connection_is_shared_by_equal_sessions_only() {
    let (host, dir, name) = ([component("host")], [component("dir")], [component("name")]);
    let connect = PlanStep { session: true, ..step("connect", &host) };
    let cd = PlanStep { session: true, each: Some("dir"), ..step("CWD", &dir) };
    let table = [connect, cd, step("GET", &name)];
    let url = |text: &'static str, parts: &[(&'static str, &'static str)]| {
        let url = listed(text, parts);
        plan(&url, &table, &Inputs::new()).unwrap()
    };
    let first = url("x:h/a/x", &[("host", "h"), ("dir", "a"), ("name", "x")]);
    let same = url("x:h/a/y", &[("host", "h"), ("dir", "a"), ("name", "y")]);
    let other = url("x:h/b/y", &[("host", "h"), ("dir", "b"), ("name", "y")]);
    let deeper = url("x:h/a/a/y", &[("host", "h"), ("dir", "a"), ("dir", "a"), ("name", "y")]);
    let elsewhere = url("x:g/a/x", &[("host", "g"), ("dir", "a"), ("name", "x")]);
    assert!(first.can_reuse(&same) && same.can_reuse(&first));
    assert!(!first.can_reuse(&other) && !first.can_reuse(&deeper) && !first.can_reuse(&elsewhere));
    let single = [step("GET", &[])];
    let nothing = plan(&listed("x:", &[]), &single, &Inputs::new()).unwrap();
    assert!(!nothing.can_reuse(&nothing.clone()));
}
