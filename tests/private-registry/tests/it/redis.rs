//! IANA's registration of redis and rediss.

use private_registry::urls::connections::{RedisUrl, RedissUrl};
use private_registry::urls::{Components, ErrorKind, Inputs};

#[test]
fn the_database_is_a_number() {
    let url = RedisUrl::parse("redis://user:secret@localhost:6379/0?foo=bar&qux=baz").unwrap();
    assert_eq!(url.user().unwrap().as_str(), "user");
    assert_eq!(url.password().unwrap().as_str(), "secret");
    assert_eq!((url.host().as_str(), url.port(), url.database()), ("localhost", Some(6379), Some(0)));
    assert_eq!(url.options_map().get("foo").unwrap().as_str(), "bar");
    for (text, kind, offset) in [
        ("redis://h/cache", ErrorKind::Syntax, 10),
        ("redis://h/01", ErrorKind::Syntax, 11),
        ("redis://h/0/1", ErrorKind::Syntax, 11),
        ("redis://h/4294967296", ErrorKind::Range, 10),
    ] {
        let error = RedisUrl::parse(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (kind, offset), "{text}: {error}");
    }
}

#[test]
fn all_has_its_default() {
    let url = RedisUrl::parse("redis://").unwrap();
    assert_eq!((url.host().as_str(), url.port_or_default(), url.database_or_default()), ("", 6379, 0));
    assert!(url.is_local() && RedisUrl::parse("redis://[::1]/").unwrap().is_local());
    assert!(!RedisUrl::parse("redis://h").unwrap().is_local());
    assert_eq!(RedissUrl::parse("rediss://h").unwrap().port_or_default(), 6379);
}

#[test]
fn a_plan_says_what_is_sent() {
    let steps = |text: &str| -> Vec<String> {
        let url = RedisUrl::parse(text).unwrap();
        let plan = url.plan(&Inputs::new()).unwrap();
        plan.steps().iter().map(ToString::to_string).collect()
    };
    assert_eq!(steps("redis://h"), ["connect h:6379"]);
    assert_eq!(steps("redis://:s%40t@h:1/5"), ["connect h:1", "AUTH ***", "SELECT 5"]);
    let url = RedisUrl::parse("redis://u:s%40t@h").unwrap();
    let plan = url.plan(&Inputs::new()).unwrap();
    assert_eq!(plan.steps()[1].expose_argument().as_deref(), Some(&b"u s@t"[..]));
    // A line end would be a second command.
    let evil = RedisUrl::parse("redis://u:a%0D%0AFLUSHALL@h").unwrap();
    assert!(evil.plan(&Inputs::new()).is_err());
}

#[test]
fn a_password_is_changed_in_its_place() {
    let url = RedisUrl::parse("redis://u:old@h:1/2?x=%41").unwrap();
    let changed = url.with_password("n:w").unwrap();
    assert_eq!(changed.as_str(), "redis://u:n:w@h:1/2?x=%41");
    assert_eq!(changed.as_url().redacted().to_string(), "redis://u:***@h:1/2?x=***");
}
