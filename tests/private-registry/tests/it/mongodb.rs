//! MongoDB's manual, Connection Strings.

use private_registry::urls::connections::{
    self, MongodbOptionsReadPreference, MongodbOptionsTls, MongodbSrvUrl, MongodbUrl, Url,
};
use private_registry::urls::{Components, ErrorKind};

#[test]
fn a_replica_set_has_several_servers() {
    let text = "mongodb://myDatabaseUser:D1fficultP%40ssw0rd@mongodb0.example.com:27017,mongodb1.example.com,[::1]:1/?authSource=admin&replicaSet=myRepl";
    let url = MongodbUrl::parse(text).unwrap();
    let servers: Vec<_> = url.servers().map(|one| (one.host().as_str(), one.port_or_default())).collect();
    assert_eq!(servers, [("mongodb0.example.com", 27017), ("mongodb1.example.com", 27017), ("[::1]", 1)]);
    assert_eq!(url.password().unwrap().decode_utf8().unwrap(), "D1fficultP@ssw0rd");
    assert_eq!((url.database(), url.database_or_default().as_str()), (None, "admin"));
    let options = url.options_map();
    assert_eq!(options.auth_source().unwrap().as_str(), "admin");
    assert_eq!(options.replica_set().unwrap().as_str(), "myRepl");
    assert_eq!(options.max_pool_size_or_default(), 100);
    assert!(!format!("{url:?}").contains("D1fficult"));
}

#[test]
fn options_are_typed() {
    let url = MongodbUrl::parse("mongodb://h/?tls=true&readPreference=secondaryPreferred&readPreferenceTags=dc:ny,rack:r1&readPreferenceTags=&connectTimeoutMS=5000&w=majority").unwrap();
    let options = url.options_map();
    assert_eq!(options.tls(), Some(MongodbOptionsTls::Yes));
    assert_eq!(options.read_preference(), Some(MongodbOptionsReadPreference::SecondaryPreferred));
    assert_eq!(options.connect_timeout_ms(), Some(5000));
    let tags: Vec<_> = options.read_preference_tags().map(|text| text.as_str()).collect();
    assert_eq!(tags, ["dc:ny,rack:r1", ""]);
    assert_eq!(options.get("w").unwrap().as_str(), "majority");
    let error = MongodbUrl::parse("mongodb://h/?maxPoolSize=many").unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::Range, 25));
}

#[test]
fn what_must_be_encoded_is() {
    assert_eq!(MongodbUrl::PASSWORD.encode("$:/?#[]@").unwrap(), "%24%3A%2F%3F%23%5B%5D%40");
    assert!(MongodbUrl::parse("mongodb://u:p:w@h").is_err());
    assert!(MongodbUrl::parse("mongodb://u:p@w@h").is_err());
    let socket = MongodbUrl::parse("mongodb://%2Ftmp%2Fmongodb-27017.sock").unwrap();
    assert_eq!(socket.servers().next().unwrap().host().as_str(), "%2Ftmp%2Fmongodb-27017.sock");
}

#[test]
fn by_the_dns_there_is_one_name_and_no_port() {
    let url = MongodbSrvUrl::parse("mongodb+srv://u:p@cluster0.example.net/app?retryWrites=true").unwrap();
    assert_eq!((url.host().as_str(), url.database().unwrap().as_str()), ("cluster0.example.net", "app"));
    for text in ["mongodb+srv://a.example:1/", "mongodb+srv://a.example,b.example/", "mongodb+srv://a"] {
        assert!(MongodbSrvUrl::parse(text).is_err(), "{text}");
    }
    assert!(matches!(connections::parse("mongodb+srv://a.example"), Ok(Url::MongodbSrv(_))));
    assert_eq!(url.redacted().to_string(), "mongodb+srv://u:***@cluster0.example.net/app?retryWrites=***");
}
