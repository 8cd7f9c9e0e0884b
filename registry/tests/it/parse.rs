//! URLs are read as the registry says, and refused at the right place.

use crate::common::{SCHEME, files, with};
use url_schemes_registry::load::{from_files, shipped};
use url_schemes_registry::model::{Dialect, ErrorKind, Registry};
use url_schemes_registry::parse::{Form, is_too_long};
use url_schemes_registry::value::Value;
use url_schemes_registry::walk::write_json;

/// The components as JSON, or the error in words.
fn read(dialect: &Dialect, url: &[u8]) -> String {
    match dialect.parse(url) {
        Ok(parsed) => {
            let mut out = Vec::new();
            write_json(&parsed, &mut out);
            let form = if parsed.form() == Form::Generic { "generic " } else { "" };
            format!("{form}{} {}", parsed.scheme(), String::from_utf8(out).unwrap())
        }
        Err(error) => {
            let (scheme, component) = (error.scheme.as_deref(), error.component.as_deref());
            let of = format!("{} {}", scheme.unwrap_or("-"), component.unwrap_or("-"));
            format!("{} {} {of}: {error}", error.kind.as_str(), error.offset)
        }
    }
}

fn rfc1738() -> Registry {
    let loaded = shipped();
    assert!(!loaded.has_errors());
    loaded.registry
}

#[test]
fn components_as_json() {
    let registry = rfc1738();
    let dialect = &registry.dialects["rfc1738"];
    let cases = [
        ("ftp://h/a/b;type=i", r#"ftp {"host":"h","cwd":["a"],"name":"b","type":"image"}"#),
        ("FTP://u:@h:0021/", r#"ftp {"user":"u","password":"","host":"h","port":21,"name":""}"#),
        ("http://h:000/?", r#"http {"host":"h","port":0,"path":[""],"search":""}"#),
        ("http://h/a//b", r#"http {"host":"h","path":["a","","b"]}"#),
        ("news:*", r#"news {"all":true}"#),
        ("news:a@b", r#"news {"message-id":"a@b"}"#),
        ("wais://h/d?s", r#"wais {"host":"h","database":"d","search":"s"}"#),
        ("wais://h:1/d/t/p", r#"wais {"host":"h","port":1,"database":"d","wtype":"t","wpath":"p"}"#),
        (
            "prospero://h//pros/name;k=v;l=",
            r#"prospero {"host":"h","hsoname":"/pros/name","fields":[{"name":"k","value":"v"},{"name":"l","value":""}]}"#,
        ),
        ("Unknown:a\"".trim_end_matches('"'), r#"generic unknown {"schemepart":"a"}"#),
        ("unknown:", r#"generic unknown {"schemepart":""}"#),
    ];
    for (url, expected) in cases {
        assert_eq!(read(dialect, url.as_bytes()), expected, "{url}");
    }
}

#[test]
fn refusals_have_kind_place_and_words() {
    let registry = rfc1738();
    let dialect = &registry.dialects["rfc1738"];
    let cases = [
        ("", "scheme 0 - -: expected a scheme at byte 0"),
        (":x", "scheme 0 - -: expected a scheme at byte 0"),
        ("h_t:x", "scheme 1 - -: expected \":\" after the scheme at byte 1"),
        ("../test.txt", "scheme 2 - -: expected \":\" after the scheme at byte 2"),
        ("http", "scheme 4 - -: expected \":\" after the scheme at byte 4"),
        ("//h/x:y", "scheme 0 - -: expected a scheme at byte 0"),
        ("http:foo", "syntax 5 http -: expected \"//\" at byte 5"),
        ("HTTP://h:1a/", "syntax 10 http port: expected a digit in the port at byte 10"),
        ("ftp://h:1a/", "syntax 10 ftp password: expected \"%\" in the password at byte 10"),
        (
            "gopher://h/%09x",
            "syntax 13 gopher gopher-type: unexpected character in the gopher type at byte 13",
        ),
        ("Unknown:a b", "syntax 9 unknown schemepart: "),
        ("http://h:99999/", "range 9 http port: the port is out of range (0 to 65535) at byte 9"),
        (
            "http://1.2.3.256/",
            "range 7 http host: the host is an IPv4 address with a part over 255 at byte 7",
        ),
        ("http://h:65536/%", "syntax 16 http path: "),
        ("nntp://h/g/99999999999999999999", "range 11 nntp article: the article is out of range "),
    ];
    for (url, expected) in cases {
        let told = read(dialect, url.as_bytes());
        // Which of the bytes that could follow is named is the interpreter's choice.
        let same = match expected.strip_suffix(' ') {
            Some(start) => told.starts_with(start),
            None => {
                told == expected || (url == "ftp://h:1a/" && told.starts_with("syntax 10 ftp password: "))
            }
        };
        assert!(same, "{url}: {told}");
    }
}

#[test]
fn bytes_that_are_no_text() {
    let registry = rfc1738();
    let dialect = &registry.dialects["rfc1738"];
    assert_eq!(read(dialect, b"http://h/\xff"), "encoding 9 - -: expected UTF-8 at byte 9");
    assert_eq!(read(dialect, b"\xc3"), "encoding 0 - -: expected UTF-8 at byte 0");
    assert_eq!(read(dialect, "http://h/é".as_bytes()).split(' ').next(), Some("syntax"));
}

#[test]
fn offsets_must_fit_32_bits() {
    assert!(!is_too_long(u32::MAX as usize - 1));
    assert!(is_too_long(u32::MAX as usize) && is_too_long(u32::MAX as usize + 1));
}

#[test]
fn values_of_every_type() {
    let components = "[components]\nval = { type = \"i16\", range = [-5, 300] }\nfile = { type = \"enum\", \
                      values = { up = [\"u\", \"U\"], down = [\"d\"] }, case-insensitive = true }\ndir = { rule = \"key3\" }\n";
    let text = SCHEME
        .replace("[components]\n", components)
        .replace("dir = { name = \"path\" }\n", "")
        .replace("rule = \"hosturl\"", "rule = \"hosturl\"\nrules = '''\nkey3 = _{ 'a'..'c'{3} }\n'''");
    let loaded = from_files(with("registry/d/host.toml", text));
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    let dialect = &loaded.registry.dialects["d"];
    let cases = [
        (
            "host://h/D;a=-05;b=+300",
            r#"host {"host":"h","file":"down","pair":[{"key":"a","val":-5},{"key":"b","val":300}]}"#,
        ),
        ("host://h;a=301", "range 11 host val: the val is out of range (-5 to 300) at byte 11"),
        ("host://h;a=x", "range 11 host val: the val is no number at byte 11"),
        ("host://h/x", "range 9 host file: the file is not \"u\", \"U\" or \"d\" at byte 9"),
        ("host://h/abc/u", r#"host {"host":"h","dir":["abc"],"file":"up"}"#),
        ("host://h/abcd/u", "range 9 host dir: the dir is not a text that `key3` matches at byte 9"),
        ("host://h:0", "range 9 host port: the port is out of range (1 to 50000) at byte 9"),
    ];
    for (url, expected) in cases {
        assert_eq!(read(dialect, url.as_bytes()), expected, "{url}");
    }
    let parsed = dialect.parse(b"host://1.2.3.4/abc/u;a=7").unwrap();
    let pair = vec![("key".to_owned(), Value::Text("a")), ("val".to_owned(), Value::Integer(7))];
    let expected = [
        ("host".to_owned(), Value::Host("1.2.3.4")),
        ("dir".to_owned(), Value::List(vec![Value::Text("abc")])),
        ("file".to_owned(), Value::Enum("up")),
        ("pair".to_owned(), Value::List(vec![Value::Record(pair)])),
    ];
    assert_eq!(parsed.values(), expected);
    let leaves: Vec<_> =
        parsed.leaves().map(|leaf| (leaf.def.name.as_str(), leaf.start, leaf.text)).collect();
    assert_eq!(
        leaves,
        [("host", 7, "1.2.3.4"), ("dir", 15, "abc"), ("file", 19, "u"), ("key", 21, "a"), ("val", 23, "7")]
    );
}

#[test]
fn memory_is_used_again() {
    let loaded = from_files(files());
    let dialect = &loaded.registry.dialects["d"];
    let mut captures = Vec::new();
    for url in ["host://h/a/b", "host://h:99999/", "nothing", "other:x", "host://h"] {
        let fresh = dialect.parse(url.as_bytes()).map(|parsed| parsed.captures().to_vec());
        let again =
            dialect.parse_into(url.as_bytes(), &mut captures).map(|parsed| parsed.captures().to_vec());
        assert_eq!(fresh, again);
    }
}

#[test]
fn a_registry_without_rules_refuses_everything() {
    let loaded = from_files(with("grammar/d.pest", "generic = "));
    let dialect = &loaded.registry.dialects["d"];
    assert_eq!(dialect.parse(b"host://h").unwrap_err().kind, ErrorKind::Scheme);
}

/// A small generator of pseudo-random numbers, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

#[test]
fn any_bytes_are_read_or_refused() {
    let registry = rfc1738();
    let dialect = &registry.dialects["rfc1738"];
    let seeds: Vec<&[u8]> = dialect
        .schemes
        .values()
        .flat_map(|scheme| scheme.valid.iter().map(|example| example.url.value.as_bytes()))
        .collect();
    let alphabet = b"%09:/@;?=&.-#1aZ \xc3\xa9\xff\0+_~";
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..20_000 {
        let mut url = seeds[random.below(seeds.len())].to_vec();
        for _ in 0..=random.below(3) {
            let at = random.below(url.len() + 1);
            match random.below(3) {
                0 => url.insert(at, alphabet[random.below(alphabet.len())]),
                1 if at < url.len() => url[at] = alphabet[random.below(alphabet.len())],
                _ => url.truncate(at.max(1)),
            }
        }
        match dialect.parse(&url) {
            Ok(parsed) => {
                let mut out = Vec::new();
                write_json(&parsed, &mut out);
                assert!(std::str::from_utf8(&out).is_ok());
                parsed.values();
            }
            Err(error) => assert!(error.offset <= url.len(), "{error} in {url:?}"),
        }
    }
}
