//! PostgreSQL's manual, libpq, Connection URIs, and the tests of libpq.

use private_registry::urls::connections::{
    PostgresUrl, PostgresqlOptions, PostgresqlOptionsSslmode, PostgresqlOptionsTargetSessionAttrs,
    PostgresqlServers, PostgresqlUrl,
};
use private_registry::urls::{Components, ErrorKind, HostKind};

fn servers(text: &str) -> Vec<(String, u16)> {
    let url = PostgresqlUrl::parse(text).unwrap();
    url.servers().map(|server| (server.host().as_str().to_owned(), server.port_or_default())).collect()
}

#[test]
fn every_part_may_be_left_out() {
    let url = PostgresqlUrl::parse("postgresql://").unwrap();
    assert_eq!((url.user(), url.password(), url.database()), (None, None, None));
    assert_eq!(servers("postgresql://"), [(String::new(), 5432)]);
    assert_eq!(url.options().count(), 0);
}

#[test]
fn there_may_be_several_servers() {
    let text = "postgresql://host1:123,host2:456/somedb?target_session_attrs=any&application_name=myapp";
    assert_eq!(servers(text), [("host1".to_owned(), 123), ("host2".to_owned(), 456)]);
    let url = PostgresqlUrl::parse(text).unwrap();
    assert_eq!(url.database().unwrap().as_str(), "somedb");
    let options = url.options_map();
    assert_eq!(options.target_session_attrs(), Some(PostgresqlOptionsTargetSessionAttrs::Any));
    assert_eq!(options.application_name().unwrap().as_str(), "myapp");
    assert_eq!(options.sslmode_or_default(), PostgresqlOptionsSslmode::Prefer);
}

#[test]
fn a_socket_is_an_encoded_host_or_an_option() {
    let url = PostgresqlUrl::parse("postgresql://%2Fvar%2Flib%2Fpostgresql/dbname").unwrap();
    let host = url.servers().next().unwrap().host();
    assert_eq!(host.kind(), HostKind::Name("%2Fvar%2Flib%2Fpostgresql"));
    let url = PostgresqlUrl::parse("postgresql:///dbname?host=/var/lib/postgresql").unwrap();
    assert_eq!(url.options_map().get("host").unwrap().as_str(), "/var/lib/postgresql");
    assert_eq!(url.options_map().unknown().count(), 1);
}

#[test]
fn values_are_decoded_once() {
    let url =
        PostgresqlUrl::parse("postgresql://user@localhost:5433/mydb?options=-c%20synchronous_commit%3Doff")
            .unwrap();
    let options = url.options_map().get("options").unwrap();
    assert_eq!(options.decode_utf8().unwrap(), "-c synchronous_commit=off");
    // Names are, too.
    let url = PostgresqlUrl::parse("postgresql://h?application%5Fname=x").unwrap();
    assert_eq!(url.options_map().application_name().unwrap().as_str(), "x");
}

#[test]
fn an_address_has_brackets() {
    let url = PostgresqlUrl::parse("postgresql://[2001:db8::1234]/database").unwrap();
    let host = url.servers().next().unwrap().host();
    assert!(matches!(host.kind(), HostKind::Ipv6 { address, .. } if address.to_string() == "2001:db8::1234"));
}

#[test]
fn what_libpq_refuses_is_refused() {
    for (text, offset) in [
        ("postgres://[::1", 15),
        ("postgres://[]", 12),
        ("postgres://[::1]z", 16),
        ("postgres://host?zzz", 19),
        ("postgres://host?value1&value2", 22),
        ("postgres://host?key=key=value", 23),
        ("postgres://host?dbname=%XXfoo", 24),
        ("postgres://%zz", 12),
        ("postgres://%1", 13),
        ("postgres://%", 12),
    ] {
        let error = PostgresUrl::parse(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (ErrorKind::Syntax, offset), "{text}: {error}");
    }
}

#[test]
fn secrets_are_not_shown() {
    let url = PostgresqlUrl::parse("postgresql://u:s3cret@h/db?password=s3cret&sslmode=require").unwrap();
    assert_eq!(url.redacted().to_string(), "postgresql://u:***@h/db?password=***&sslmode=***");
    assert!(!format!("{url:?} {:?}", url.options_map()).contains("s3cret"));
    assert_eq!(url.findings().map(|found| found.code).collect::<Vec<_>>(), ["password-in-url"]);
}

#[test]
fn it_is_written_from_its_parts() {
    let url = PostgresqlUrl::builder()
        .user("app")
        .password("a/b:c@d")
        .servers([
            PostgresqlServers::builder().host("db1"),
            PostgresqlServers::builder().host("%2Fvar%2Frun").port(5433),
        ])
        .database("shop & co/1")
        .options([PostgresqlOptions::builder().name("options").value("-c a=b&c")])
        .build()
        .unwrap();
    assert_eq!(
        url.as_str(),
        "postgresql://app:a%2Fb:c%40d@db1,%2Fvar%2Frun:5433/shop%20&%20co%2F1?options=-c%20a%3Db%26c"
    );
    let url = PostgresqlUrl::parse("postgresql://u:p@h/db").unwrap().without_password().unwrap();
    assert_eq!(url.as_str(), "postgresql://u@h/db");
}
