//! RabbitMQ's URI specification, appendix A: each example with what it means.

use private_registry::urls::Components;
use private_registry::urls::connections::{AmqpUrl, AmqpsOptionsVerify, AmqpsUrl};

/// Username, password, host, port, vhost, decoded.
type Row = (
    &'static str,
    Option<&'static str>,
    Option<&'static str>,
    &'static str,
    Option<u16>,
    Option<&'static str>,
);

const APPENDIX: &[Row] = &[
    ("amqp://user:pass@host:10000/vhost", Some("user"), Some("pass"), "host", Some(10000), Some("vhost")),
    (
        "amqp://user%61:%61pass@ho%61st:10000/v%2fhost",
        Some("usera"),
        Some("apass"),
        "ho%61st",
        Some(10000),
        Some("v/host"),
    ),
    ("amqp://", None, None, "", None, None),
    ("amqp://:@/", Some(""), Some(""), "", None, Some("")),
    ("amqp://user@", Some("user"), None, "", None, None),
    ("amqp://user:pass@", Some("user"), Some("pass"), "", None, None),
    ("amqp://host", None, None, "host", None, None),
    ("amqp://:10000", None, None, "", Some(10000), None),
    ("amqp:///vhost", None, None, "", None, Some("vhost")),
    ("amqp://host/", None, None, "host", None, Some("")),
    ("amqp://host/%2f", None, None, "host", None, Some("/")),
    ("amqp://[::1]", None, None, "[::1]", None, None),
];

#[test]
fn the_examples_of_the_specification() {
    for &(text, user, password, host, port, vhost) in APPENDIX {
        let url = AmqpUrl::parse(text).unwrap();
        let decoded = |text: private_registry::urls::Text<'_>| text.decode_utf8().unwrap().into_owned();
        assert_eq!(url.user().map(decoded).as_deref(), user, "{text}");
        assert_eq!(url.password().map(decoded).as_deref(), password, "{text}");
        // A host is given as written.
        assert_eq!((url.host().as_str(), url.port()), (host, port), "{text}");
        assert_eq!(url.vhost().map(decoded).as_deref(), vhost, "{text}");
    }
}

#[test]
fn the_ports_differ() {
    assert_eq!(AmqpUrl::parse("amqp://h").unwrap().port_or_default(), 5672);
    assert_eq!(AmqpsUrl::parse("amqps://h").unwrap().port_or_default(), 5671);
}

#[test]
fn a_vhost_is_one_segment() {
    assert_eq!(AmqpUrl::VHOST.encode("a/b?#").unwrap(), "a%2Fb%3F%23");
    assert_eq!(AmqpUrl::parse("amqp://h/a/b").unwrap_err().offset(), 10);
    let url = AmqpUrl::parse("amqp://h").unwrap().with_vhost("/").unwrap();
    assert_eq!(url.as_str(), "amqp://h/%2F");
    assert_eq!(AmqpUrl::parse("amqp://h").unwrap().vhost_or_default().decode_utf8().unwrap(), "/");
}

#[test]
fn options_are_typed() {
    let url = AmqpsUrl::parse(
        "amqps://u:p@h?verify=verify_none&heartbeat=10&auth_mechanism=plain&auth_mechanism=external",
    );
    let url = url.unwrap();
    let options = url.options_map();
    assert_eq!((options.verify(), options.heartbeat()), (Some(AmqpsOptionsVerify::None), Some(10)));
    let mechanisms: Vec<_> = options.auth_mechanism().map(|text| text.as_str()).collect();
    assert_eq!(mechanisms, ["plain", "external"]);
    assert!(url.redacted().to_string().starts_with("amqps://u:***@h?verify=***&heartbeat=***"));
}
