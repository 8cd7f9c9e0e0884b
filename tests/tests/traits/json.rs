//! URLs by serde: as text, and as the map of their components that the command line prints.

use serde_json::{Value as Json, json};
use url_schemes::{Components, rfc1738, rfc3986};
use url_schemes_registry::walk;

use super::{Reads, Row, dialects, each, rows_of};

#[test]
fn urls_are_their_text() {
    each(|row, text| {
        let json = serde_json::to_string(text).unwrap();
        assert_eq!((row.to_json)(text), [json.clone(), json.clone()], "{}", row.name);
        assert_eq!((row.from_json)(&json).as_deref(), Ok(text), "{}", row.name);
        // What JSON escapes cannot be borrowed.
        let borrowed = (row.borrow_json)(&json);
        match json.contains('\\') {
            false => assert_eq!(borrowed.as_deref(), Ok(text), "{}", row.name),
            true => assert!(borrowed.unwrap_err().contains("cannot borrow"), "{text}"),
        }
        // Escapes of JSON are nothing to a URL that owns its text.
        let escaped: String = text.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
        assert_eq!((row.from_json)(&format!("\"{escaped}\"")).as_deref(), Ok(text));
    });
}

#[test]
fn refusals_say_where_and_show_nothing() {
    for dialect in dialects::all() {
        for (_, example) in dialects::invalid_examples(dialect) {
            let text = example.url.value.as_str();
            for row in rows_of(&dialect.name) {
                let Err(error) = (row.parse)(text, &mut |_| {}) else { continue };
                let json = serde_json::to_string(text).unwrap();
                let message = (row.from_json)(&json).unwrap_err();
                assert!(message.starts_with(&error.to_string()), "{text}: {message}");
                if !json.contains('\\') {
                    assert_eq!((row.borrow_json)(&json).unwrap_err(), message);
                }
            }
        }
    }
    let secret = r#""ftp://spy:secret@h ost/""#;
    let message = serde_json::from_str::<rfc1738::UrlBuf>(secret).unwrap_err().to_string();
    assert!(message.contains("at byte 18") && !message.contains("secret"), "{message}");
    let escaped = r#""ftp://spy:se\u0063ret@host/""#;
    let message = serde_json::from_str::<rfc1738::Url<'_>>(escaped).unwrap_err().to_string();
    assert!(!message.contains("secret"), "{message}");
    let message = serde_json::from_str::<rfc1738::UrlBuf>("5").unwrap_err().to_string();
    assert!(message.contains("expected a URL"), "{message}");
}

/// What the command line prints of the components.
fn printed(row: &Row, text: &str) -> Json {
    let dialect = dialects::all().find(|dialect| dialect.name == row.dialect).unwrap();
    let parsed = dialect.parse(text.as_bytes()).unwrap();
    let mut out = Vec::new();
    walk::write_json(&parsed, &mut out);
    serde_json::from_slice(&out).unwrap()
}

#[test]
fn components_are_those_of_the_command_line() {
    each(|row, text| {
        // The type of the generic form takes URLs of known schemes, too, and reads them in another way.
        let other = row.reads == Reads::Generic
            && text.split(':').next().is_some_and(|name| {
                let mut all = rows_of(row.dialect).map(|row| row.reads);
                all.any(|reads| matches!(reads, Reads::Scheme(scheme) if scheme.eq_ignore_ascii_case(name)))
            });
        if !other {
            let [_, all] = (row.views)(text);
            assert_eq!(all, printed(row, text), "{} {text}", row.name);
        }
    });
}

#[test]
fn secrets_are_shown_to_those_who_ask() {
    let url = rfc1738::Url::parse("ftp://spy:secret@h/a/b;type=i").unwrap();
    let shown = serde_json::to_value(url.components_view()).unwrap();
    let expected =
        json!({"user": "spy", "password": "***", "host": "h", "cwd": ["a"], "name": "b", "type": "image"});
    assert_eq!(shown, expected);
    let revealed = serde_json::to_value(url.components_view().reveal()).unwrap();
    assert_eq!(revealed["password"], "secret");
    assert!(!format!("{:?}", url.components_view()).contains("secret"));

    // Of the generic form nothing is marked, and what stands for a password is masked.
    let url = rfc1738::Url::parse("x-y://spy:secret@h/a").unwrap();
    assert_eq!(serde_json::to_value(url.components_view()).unwrap(), json!({"schemepart": "//spy:***@h/a"}));
    let url = rfc3986::Url::parse("x-y://spy:secret@h/a").unwrap();
    let shown = serde_json::to_value(url.components_view()).unwrap();
    assert!(!shown.to_string().contains("secret"), "{shown}");
}

#[test]
fn no_secret_is_in_a_view_unless_it_is_revealed() {
    let mut tried = 0;
    each(|row, text| {
        let mut secrets = Vec::new();
        let _ = (row.parse)(text, &mut |url| {
            url.each(&mut |component| {
                if component.sensitive && component.text.len() > 3 {
                    secrets.push(component.text.to_owned());
                }
            });
        });
        let [shown, _] = (row.views)(text);
        let hidden = (row.parse)(text, &mut |url| {
            let redacted = url.without_secrets();
            secrets.retain(|secret| !redacted.contains(secret.as_str()));
        });
        assert!(hidden.is_ok());
        let shown = shown.to_string();
        for secret in &secrets {
            assert!(!shown.contains(secret.as_str()), "{text}: {shown}");
        }
    });
    for (text, secret) in [("ftp://a:hidden@h/", "hidden"), ("ftp://a:hid%64en@h/", "hid%64en")] {
        let [shown, all] = (rows_of("rfc1738").find(|row| row.reads == Reads::Url).unwrap().views)(text);
        assert!(!shown.to_string().contains(secret) && all.to_string().contains(secret));
        tried += 1;
    }
    assert_eq!(tried, 2);
}
