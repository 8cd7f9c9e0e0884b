//! Objects in S3, repositories of git, and machines.

use private_registry::urls::rfc3986::{GitSshUrl, S3Url, SshUrl, Url, parse};
use private_registry::urls::{HostKind, Inputs};

#[test]
fn an_object_has_a_bucket_and_a_key() {
    let url = S3Url::parse("s3://amzn-s3-demo-bucket/photos/2006/a%3Fb").unwrap();
    assert_eq!(
        (url.bucket().as_str(), url.key().unwrap().as_str()),
        ("amzn-s3-demo-bucket", "photos/2006/a%3Fb")
    );
    assert!(url.key_segments().map(|piece| piece.as_str()).eq(["photos", "2006", "a%3Fb"]));
    assert_eq!(S3Url::parse("s3://abc/").unwrap().key(), None);
    assert_eq!(S3Url::parse("s3://abc//a").unwrap().key().unwrap().as_str(), "/a");
    // Bucket naming rules: 3 to 63 characters, no capitals, no two periods, no hyphen at an end.
    for text in ["s3://ab", "s3://Abc", "s3://a..b", "s3://-abc", "s3://abc_d"] {
        assert!(S3Url::parse(text).is_err(), "{text}");
    }
    assert!(S3Url::parse(&format!("s3://{}", "a".repeat(63))).is_ok());
    assert!(S3Url::parse(&format!("s3://{}", "a".repeat(64))).is_err());
    let built = S3Url::builder().bucket("my-bucket").key("a b/c?").build().unwrap();
    assert_eq!(built.as_str(), "s3://my-bucket/a%20b/c%3F");
}

#[test]
fn a_repository_has_a_path() {
    let url = GitSshUrl::parse("git+ssh://git@git.example.com:2222/team/project.git@v1#egg=x").unwrap();
    assert_eq!((url.user().unwrap().as_str(), url.port_or_default()), ("git", 2222));
    assert_eq!((url.path().as_str(), url.fragment().unwrap().as_str()), ("/team/project.git@v1", "egg=x"));
    assert_eq!(GitSshUrl::parse("git+ssh://h/~u/r").unwrap().port_or_default(), 22);
    // What scp reads, with a colon before the path, is no URL.
    assert_eq!(GitSshUrl::parse("git+ssh://git@host:team/r").unwrap_err().offset(), 19);
}

#[test]
fn a_session_has_a_user_and_parameters() {
    let url = SshUrl::parse("ssh://user;fingerprint=ssh-dss-c1-b1@host.example.com:2222").unwrap();
    assert_eq!((url.user().unwrap().as_str(), url.port()), ("user", Some(2222)));
    let parameters: Vec<_> =
        url.parameters().map(|one| (one.name().as_str(), one.value().as_str())).collect();
    assert_eq!(parameters, [("fingerprint", "ssh-dss-c1-b1")]);
    let plan = url.plan(&Inputs::new()).unwrap();
    let steps: Vec<_> = plan.steps().iter().map(ToString::to_string).collect();
    assert_eq!(steps, ["connect host.example.com:2222", "login user"]);
    assert!(SshUrl::parse("ssh://u:p@h").is_err());
    let ipv6 = SshUrl::parse("ssh://[::1]").unwrap();
    assert!(matches!(ipv6.host().kind(), HostKind::Ipv6 { address, .. } if address.is_loopback()));
}

#[test]
fn the_dialect_reads_what_it_does_not_define() {
    assert!(matches!(parse("s3://abc/k"), Ok(Url::S3(_))));
    assert!(matches!(parse("https://h/p"), Ok(Url::Other(url)) if url.path().as_str() == "/p"));
}
