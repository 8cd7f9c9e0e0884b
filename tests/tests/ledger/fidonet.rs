//! What the draft on Fidonet URLs says, in a revision before 0.3, and what later ones made of it.

use url_schemes::fidonet::{
    self, AreaAreas, AreaParameters, AreaUrl, EchomailParameters, EchomailUrl, FechoUrl, NetmailUrl, Url,
};
use url_schemes::{Components, ParseError};
use url_schemes_tests::ledger::Right::{Generic, NoScheme, Refused, Valid};
use url_schemes_tests::ledger::{Row, decoded, judge, raw, told};

type Result = std::result::Result<(), ParseError>;

/// The verdicts of the dialect fidonet.
const JUDGED: &[Row] = &[
    ("004-01", "area://A B", Refused(8)),
    ("004-01", "area://A+B", Valid(r#"{"areas":[{"tag":"A"},{"tag":"B"}]}"#)),
    ("004-01", "area://A%20B", Valid(r#"{"areas":[{"tag":"A"},{"tag":"B"}]}"#)),
    ("004-02", "area://A<B", Refused(8)),
    ("004-02", "area://A>B", Refused(8)),
    ("004-02", "area://A%3CB%3E", Valid(r#"{"areas":[{"tag":"A%3CB%3E"}]}"#)),
    ("004-03", "area://A?find=\"x\"", Refused(14)),
    ("004-03", "area://A?find=%22x%22", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"find":"%22x%22"}}"#)),
    ("004-04", "area://A#b", Refused(8)),
    ("004-04", "area://A%23b", Valid(r#"{"areas":[{"tag":"A%23b"}]}"#)),
    ("004-05", "area://A%ZZ", Refused(9)),
    ("004-05", "area://A%25", Valid(r#"{"areas":[{"tag":"A%25"}]}"#)),
    ("004-06", "area://A---B", Refused(10)),
    ("004-06", "area://A--%2DB", Valid(r#"{"areas":[{"tag":"A--%2DB"}]}"#)),
    ("004-06", "area://A/---", Refused(11)),
    ("004-06", "echomail:A?subject=---", Refused(21)),
    ("004-07", "area://A?find=Origin", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"find":"Origin"}}"#)),
    ("004-08", "area://A~B", Refused(8)),
    ("004-08", "area://A{B", Refused(8)),
    ("004-08", "area://A}B", Refused(8)),
    ("004-08", "area://A|B", Refused(8)),
    ("004-08", "area://A\\B", Refused(8)),
    ("004-08", "area://A^B", Refused(8)),
    ("004-08", "area://A[B", Refused(8)),
    ("004-08", "area://A]B", Refused(8)),
    ("004-08", "area://A`B", Refused(8)),
    ("004-08", "foo:a~b", Refused(5)),
    ("004-09", "netmail:2:5063/88#x", Refused(17)),
    ("004-09", "foo:a#b", Refused(5)),
    ("004-10", "area://A/x%2Fy", Valid(r#"{"areas":[{"tag":"A"}],"object":["x%2Fy"]}"#)),
    ("004-10", "area://A/x/y", Valid(r#"{"areas":[{"tag":"A"}],"object":["x","y"]}"#)),
    ("004-11", "area://A%3Fx", Valid(r#"{"areas":[{"tag":"A%3Fx"}]}"#)),
    ("004-11", "area://A?x", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"x":""}}"#)),
    ("004-11", "area://A?find=a?b", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"find":"a?b"}}"#)),
    ("004-12", "area://A=B", Valid(r#"{"areas":[{"tag":"A=B"}]}"#)),
    ("004-12", "area://A?find=a=b", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"find":"a=b"}}"#)),
    ("004-13", "area://A&B", Valid(r#"{"areas":[{"tag":"A&B"}]}"#)),
    ("004-13", "area://A?find=a%26b", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"find":"a%26b"}}"#)),
    ("004-13", "area://A?a=1&b=2", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"a":"1","b":"2"}}"#)),
    ("004-14", "netmail:2:5063/88", Valid(r#"{"zone":2,"net":5063,"node":88}"#)),
    (
        "004-14",
        "netmail:2:5063/88?subject=a/b",
        Valid(r#"{"zone":2,"net":5063,"node":88,"parameters":{"subject":"a/b"}}"#),
    ),
    // The choice, as the scheme's notes have it: no escape stands in the numbers of an address.
    ("004-14", "netmail:2:5063%2F88", Refused(14)),
    ("004-14", "netmail:2:5063/88/", Refused(17)),
    ("004-15", "netmail:2:5030/1520.9", Valid(r#"{"zone":2,"net":5030,"node":1520,"point":9}"#)),
    ("004-16", "fecho://a/B.ZIP/x%2Fy", Valid(r#"{"areas":[{"tag":"a"}],"object":["B.ZIP","x%2Fy"]}"#)),
    (
        "004-17",
        "area://A?msgid=2:5063/88+1a2b3c4d",
        Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"msgid":"2:5063/88+1a2b3c4d"}}"#),
    ),
    ("004-18", "echomail:A?subject=a+b", Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"subject":"a+b"}}"#)),
    (
        "004-19",
        "echomail:A?subject=a%2Bb",
        Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"subject":"a%2Bb"}}"#),
    ),
    ("004-20", "a+b:x", Generic(r#"{"schemepart":"x"}"#)),
    ("004-20", "a b:x", NoScheme(1)),
    ("004-20", "a%20b:x", NoScheme(1)),
    ("004-22", "netmail://2:5063/88", Valid(r#"{"zone":2,"net":5063,"node":88}"#)),
    ("004-22", "netmail:/2:5063/88", Refused(9)),
    (
        "004-24",
        "echomail:A?subject=--%2D",
        Valid(r#"{"areas":[{"tag":"A"}],"parameters":{"subject":"--%2D"}}"#),
    ),
    ("004-25", "area ://A", NoScheme(4)),
    ("004-25", "area+://A", Generic(r#"{"schemepart":"A"}"#)),
    ("004-25", "area: //A", Refused(5)),
];

#[test]
fn urls_are_judged_as_the_draft_has_them() {
    judge("fidonet", JUDGED, fidonet::parse);
}

/// The areatags of an area, decoded.
fn tags(text: &str) -> std::result::Result<Vec<String>, ParseError> {
    Ok(decoded(AreaUrl::parse(text)?.areas().map(|area| area.tag())))
}

/// The value of a parameter of an area, decoded.
fn parameter(text: &str, key: &str) -> std::result::Result<Option<String>, ParseError> {
    Ok(decoded(AreaUrl::parse(text)?.parameters_map().get(key)).pop())
}

/// What is told of a URL, by the latest revision or another.
fn findings(url: &str, revision: Option<&str>) -> Vec<String> {
    let parsed = fidonet::parse(url).unwrap_or_else(|error| panic!("{url}: {error}"));
    told("fidonet", url, None, revision, |options| parsed.findings_with(options))
}

#[test]
fn id_004_01_and_004_03_and_004_05_escapes_are_data() -> Result {
    assert_eq!(tags("area://A%25")?, ["A%"]);
    assert_eq!(parameter("area://A?find=%22x%22", "find")?.as_deref(), Some("\"x\""));
    // A space is better written as "+", and parts areatags in both spellings.
    assert_eq!(tags("area://A+B")?, ["A", "B"]);
    assert_eq!(tags("area://A%20B")?, ["A", "B"]);
    assert_eq!(AreaParameters::VALUE.encode("A B").as_deref(), Ok("A+B"));
    assert!(AreaAreas::TAG.encode("A B").is_err());
    Ok(())
}

#[test]
fn id_004_02_to_004_08_what_is_unsafe_is_encoded() {
    // 004-02 to 004-05, 004-08.
    for unsafe_one in " <>\"#%{}|\\^~[]`".chars() {
        let written = AreaAreas::TAG.encode(&format!("A{unsafe_one}B")).map(String::from).ok();
        let escaped = (unsafe_one != ' ').then(|| format!("A%{:02X}B", u32::from(unsafe_one)));
        assert_eq!(written, escaped, "{unsafe_one}");
        let value = AreaParameters::VALUE.encode(&unsafe_one.to_string()).map(String::from).ok();
        let escaped =
            if unsafe_one == ' ' { "+".to_owned() } else { format!("%{:02X}", u32::from(unsafe_one)) };
        assert_eq!(value, Some(escaped));
    }
}

#[test]
fn id_004_06_three_hyphens_never_stand_together() -> Result {
    assert_eq!(tags("area://A--%2DB")?, ["A---B"]);
    assert_eq!(tags("area://A--B--C")?, ["A--B--C"]);
    assert_eq!(AreaAreas::TAG.encode("A---B").as_deref(), Ok("A--%2DB"));
    assert_eq!(AreaAreas::TAG.encode("------").as_deref(), Ok("--%2D--%2D"));
    Ok(())
}

#[test]
fn id_004_07_the_word_origin_is_told_of() {
    let url = "area://A?find=Origin";
    let mended = "area://A?find=%4Frigin";
    assert_eq!(findings(url, None), [format!("fidonet-origin note Origin {mended}")]);
    assert_eq!(findings(url, Some("0.2")), [format!("fidonet-origin error Origin {mended}")]);
    assert_eq!(findings(url, Some("0.3")), [format!("fidonet-origin note Origin {mended}")]);
    for clean in [mended, "area://A?find=origin", "area://A?find=ORIGIN", "area://A?find=Origi"] {
        assert_eq!(findings(clean, Some("0.2")), [""; 0], "{clean}");
    }
    // Wherever it stands.
    for anywhere in ["area://Origin", "echomail:A?subject=The+Origins", "freq://2:50/1/Origin", "foo:Origin"]
    {
        assert_eq!(findings(anywhere, Some("0.2")).len(), 1, "{anywhere}");
    }
}

#[test]
fn id_004_09_there_are_no_fragments() -> Result {
    let url = fidonet::parse("area://A%23b/c?d=e")?;
    assert!(url.components().all(|component| component.name != "fragment"));
    assert_eq!(tags("area://A%23b")?, ["A#b"]);
    Ok(())
}

#[test]
fn id_004_10_an_encoded_slash_parts_nothing() -> Result {
    assert_eq!(decoded(AreaUrl::parse("area://A/x%2Fy")?.object()), ["x/y"]);
    assert_eq!(decoded(AreaUrl::parse("area://A/x/y")?.object()), ["x", "y"]);
    // What is not reserved means the same, encoded or not.
    assert_eq!(tags("area://%41")?, tags("area://A")?);
    Ok(())
}

#[test]
fn id_004_11_the_first_question_mark_parts() -> Result {
    let url = AreaUrl::parse("area://A%3Fx")?;
    assert_eq!((tags("area://A%3Fx")?, url.parameters().count()), (vec!["A?x".to_owned()], 0));
    let twice = "area://A?find=a?b";
    assert_eq!(parameter(twice, "find")?.as_deref(), Some("a?b"));
    assert_eq!(findings(twice, None), ["fidonet-second-question error ? area://A?find=a%3Fb"]);
    assert_eq!(findings("area://A?find=a%3Fb", None), [""; 0]);
    assert_eq!(parameter("area://A?find=a%3Fb", "find")?.as_deref(), Some("a?b"));
    Ok(())
}

#[test]
fn id_004_12_the_first_equals_sign_parts() -> Result {
    assert_eq!(findings("area://A=B", None), ["fidonet-reserved error = area://A%3DB"]);
    assert_eq!(findings("area://A?find=a=b", None), ["fidonet-second-equals error = area://A?find=a%3Db"]);
    assert_eq!(parameter("area://A?find=a=b", "find")?.as_deref(), Some("a=b"));
    assert_eq!(tags("area://A%3DB")?, ["A=B"]);
    Ok(())
}

#[test]
fn id_004_13_an_ampersand_parts_settings() -> Result {
    assert_eq!(findings("area://A&B", None), ["fidonet-reserved error & area://A%26B"]);
    assert_eq!(parameter("area://A?find=a%26b", "find")?.as_deref(), Some("a&b"));
    assert_eq!(parameter("area://A?find=a&b=c", "find")?.as_deref(), Some("a"));
    assert_eq!(AreaParameters::VALUE.encode("a&b=c?d").as_deref(), Ok("a%26b%3Dc%3Fd"));
    Ok(())
}

#[test]
fn id_004_14_a_slash_of_netmail_is_no_path() -> Result {
    let url = NetmailUrl::parse("netmail:2:5063/88")?;
    assert_eq!((url.zone(), url.net(), url.node()), (Some(2), 5063, 88));
    assert!(url.components().all(|component| component.name != "path" && component.name != "object"));
    let subject = |text| {
        let url = NetmailUrl::parse(text)?;
        Ok::<_, ParseError>(decoded([url.parameters_map().subject_or_default()]).remove(0))
    };
    assert_eq!(subject("netmail:2:5063/88?subject=a/b")?, "a/b");
    assert_eq!(subject("netmail:2:5063/88?subject=a%2Fb")?, "a/b");
    assert_eq!(subject("netmail:2:5063/88")?, "");
    Ok(())
}

#[test]
fn id_004_15_an_address_has_zone_net_node_and_point() -> Result {
    let url = NetmailUrl::parse("netmail:2:5030/1520.9")?;
    assert_eq!((url.zone(), url.net(), url.node(), url.point()), (Some(2), 5030, 1520, Some(9)));
    let url = NetmailUrl::parse("netmail:5030/1520")?;
    assert_eq!((url.zone(), url.zone_or_default()), (None, 1));
    assert_eq!((url.point(), url.point_or_default()), (None, 0));
    assert_eq!((url.domain(), url.domain_or_default().as_str()), (None, "fidonet"));
    Ok(())
}

#[test]
fn id_004_16_a_slash_parts_the_path_of_a_file() -> Result {
    let url = FechoUrl::parse("fecho://a/B.ZIP/x%2Fy")?;
    assert_eq!(decoded(url.object()), ["B.ZIP", "x/y"]);
    assert!(!url.container());
    assert_eq!(FechoUrl::OBJECT.encode("x/y").as_deref(), Ok("x%2Fy"));
    Ok(())
}

#[test]
fn id_004_17_spaces_matter() -> Result {
    let url = AreaUrl::parse("area://A?msgid=2:5063/88+1a2b3c4d")?;
    assert_eq!(decoded(url.parameters_map().msgid()), ["2:5063/88 1a2b3c4d"]);
    assert_eq!(parameter("area://A?msgid=a++b+", "msgid")?.as_deref(), Some("a  b "));
    Ok(())
}

/// The subject of a message, decoded.
fn subject(text: &str) -> std::result::Result<String, ParseError> {
    let url = EchomailUrl::parse(text)?;
    Ok(decoded([url.parameters_map().subject_or_default()]).remove(0))
}

#[test]
fn id_004_18_and_004_19_a_plus_is_a_space_unless_it_is_encoded() -> Result {
    assert_eq!(subject("echomail:A?subject=a+b")?, "a b");
    assert_eq!(subject("echomail:A?subject=a%20b")?, "a b");
    assert_eq!(subject("echomail:A?subject=a%2Bb")?, "a+b");
    // In names of objects and in parameters, too.
    assert_eq!(decoded(AreaUrl::parse("area://A/a+b")?.object()), ["a b"]);
    assert_eq!(parameter("area://A?a+b=1", "a b")?.as_deref(), Some("1"));
    Ok(())
}

#[test]
fn id_004_20_a_plus_of_a_scheme_is_a_plus() -> Result {
    let Url::Other(url) = fidonet::parse("a+b:x+y")? else { panic!("it is no known scheme") };
    assert_eq!(decoded([url.scheme(), url.schemepart()]), ["a+b", "x y"]);
    assert_eq!(fidonet::parse("a+b:x")?.scheme(), "a+b");
    Ok(())
}

#[test]
fn id_004_21_the_other_documents_differ_about_the_plus() -> Result {
    use url_schemes::{rfc1738, uri7};
    assert_eq!(decoded(rfc1738::HttpUrl::parse("http://h/?a+b")?.search()), ["a+b"]);
    assert_eq!(decoded(uri7::HttpUrl::parse("http://h/?a+b")?.query()), ["a b"]);
    Ok(())
}

#[test]
fn id_004_22_both_delimiters_mean_the_same() -> Result {
    let rests = [
        ("netmail", "2:5063/88"),
        ("areafix", "A"),
        ("echomail", "A"),
        ("area", "A/b"),
        ("faqserv", "2:5043/17/FAQ"),
        ("fecho", "a/B.ZIP"),
        ("freq", "2:5020/368/R50EP"),
    ];
    for (scheme, rest) in rests {
        let (short, long) = (format!("{scheme}:{rest}"), format!("{scheme}://{rest}"));
        let (short, long) = (fidonet::parse(&short)?, fidonet::parse(&long)?);
        let parts = |url: &Url<'_>| {
            let parts = url.components().map(|one| format!("{} {} {:?}", one.name, one.text, one.value));
            parts.collect::<Vec<_>>()
        };
        assert_eq!(parts(&short), parts(&long));
        assert_eq!((short.scheme(), long.scheme()), (scheme, scheme));
    }
    Ok(())
}

#[test]
fn id_004_24_a_writer_is_short_and_breaks_what_is_dangerous() -> Result {
    let value = EchomailParameters::VALUE;
    for (text, written) in [("a b", "a+b"), ("+", "%2B"), ("---", "--%2D"), ("Origin", "%4Frigin")] {
        assert_eq!(value.encode(text).as_deref(), Ok(written));
        assert_eq!(subject(&format!("echomail:A?subject={written}"))?, text);
        assert_eq!(findings(&format!("echomail:A?subject={written}"), Some("0.2")), [""; 0]);
    }
    // Whoever wrote the word as it is is told the same.
    let told = findings("echomail:A?subject=Origin", None);
    assert_eq!(told, ["fidonet-origin note Origin echomail:A?subject=%4Frigin"]);
    Ok(())
}

#[test]
fn id_004_25_nothing_stands_between_a_scheme_and_its_delimiter() -> Result {
    let error = fidonet::parse("area ://A").map(|_| ()).map_err(|error| error.offset());
    assert_eq!(error, Err(4));
    assert_eq!(raw(AreaUrl::parse("area://A")?.areas().map(|area| area.tag())), ["A"]);
    assert_eq!(AreaUrl::parse("area:A")?.areas().map(|area| area.range()).next(), Some(5..6));
    Ok(())
}
