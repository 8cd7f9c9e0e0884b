//! The dialect in `tests/features`, in which every feature of the format is used: what its typed URLs give,
//! what the interpreter gives, and that both say the same of every text.

use std::sync::OnceLock;

use url_schemes_codegen::interpreted::{self, Interpreted};
use url_schemes_registry::load;
use url_schemes_registry::model::Dialect;
use url_schemes_tests::command::command;
use url_schemes_tests::features::features::{
    self, BoxSettingsKind, BoxUrl, RelativeUrl, StrictboxUrl, TreeUrl, UriRef, Url,
};
use url_schemes_tests::features::{Base64Error, Components, Contents, ErrorKind, ParseError, Text};
use url_schemes_tests::files;
use url_schemes_tests::sample::Random;

type Result = std::result::Result<(), ParseError>;

fn dialect() -> &'static Dialect {
    static DIALECT: OnceLock<Dialect> = OnceLock::new();
    DIALECT.get_or_init(|| {
        let mut loaded = load::from_registry_dir(&files::root().join("tests/features")).unwrap();
        assert!(!loaded.has_errors(), "{:#?}", loaded.diagnostics);
        loaded.registry.dialects.remove("features").unwrap()
    })
}

fn decoded<'a>(texts: impl IntoIterator<Item = Text<'a>>) -> Vec<String> {
    let decode = |text: Text<'a>| text.decode_utf8().expect("the bytes are UTF-8").into_owned();
    texts.into_iter().map(decode).collect()
}

fn raw<'a>(texts: impl IntoIterator<Item = Text<'a>>) -> Vec<&'a str> {
    texts.into_iter().map(Text::as_str).collect()
}

/// What the command says of a text, from its components or its error on.
fn json(url: &str) -> String {
    let registry = files::root().join("tests/features");
    let registry = registry.to_str().expect("paths of tests are UTF-8");
    let args = ["--registry", registry, "parse", "--dialect", "features", "--format", "json", "--", url];
    let (_, out) = command(&args, b"");
    let at = out.find("\"components\":").or(out.find("\"error\":")).expect("one of them is there");
    out[at..].trim_end().strip_suffix('}').expect("an object ends").to_owned()
}

#[test]
fn maps_give_values_by_key() -> Result {
    let url = BoxUrl::parse("box:a?to=x+y&new=1&t%6F=z&open&new&to")?;
    let map = url.settings_map();
    assert_eq!(url.settings().count(), 6);
    assert_eq!(raw(map.all("to")), ["x+y", "z", ""]);
    assert_eq!(decoded(map.get("to")), ["x y"]);
    assert_eq!(raw(map.all("new")), ["1", ""]);
    assert_eq!((map.get("absent"), map.get("TO"), map.get("t%6F")), (None, None, None));
    assert_eq!(map.get("open").map(Text::as_str), Some(""));
    let unknown: Vec<_> =
        map.unknown().map(|one| (one.key().as_str(), one.value().map(Text::as_str))).collect();
    assert_eq!(unknown, [("new", Some("1")), ("new", None)]);
    // Without settings nothing is known and nothing unknown.
    let url = BoxUrl::parse("box:a")?;
    assert_eq!((url.settings_map().unknown().count(), url.settings_map().all("to").count()), (0, 0));
    Ok(())
}

#[test]
fn known_keys_have_types_and_defaults() -> Result {
    let url = BoxUrl::parse("box:?size=20&shift=-3&kind=xl&open&get=1")?;
    let map = url.settings_map();
    assert_eq!((map.size(), map.size_or_default(), map.shift()), (Some(20), 20, Some(-3)));
    assert_eq!((map.kind(), map.open()), (Some(BoxSettingsKind::VeryLarge), true));
    // A key whose name is taken by the map itself.
    assert_eq!(map.box_get().map(Text::as_str), Some("1"));
    assert_eq!(BoxSettingsKind::VeryLarge.as_str(), "very-large");
    let absent = BoxUrl::parse("box:")?.settings_map();
    assert_eq!((absent.size(), absent.size_or_default(), absent.shift()), (None, 5, None));
    assert_eq!((absent.kind(), absent.open(), absent.box_get()), (None, false, None));
    assert_eq!((absent.to(), absent.to_or_default().as_str()), (None, "all"));
    assert_eq!(absent.parts_or_default().as_str(), "a/b");
    // An empty one is there.
    let empty = BoxUrl::parse("box:?to")?.settings_map();
    assert_eq!((empty.to().map(Text::as_str), empty.to_or_default().as_str()), (Some(""), ""));
    for (text, kind) in [("s", "small"), ("SMALL", "small"), ("Xl", "very-large"), ("%73", "small")] {
        let url = format!("box:?kind={text}");
        assert_eq!(BoxUrl::parse(&url)?.settings_map().kind().map(BoxSettingsKind::as_str), Some(kind));
    }
    // A flag may have a value, which means nothing.
    for text in ["box:?open", "box:?open=", "box:?open=no", "box:?o%70en=1&open"] {
        assert!(BoxUrl::parse(text)?.settings_map().open(), "{text}");
    }
    Ok(())
}

#[test]
fn repeats_are_united_cut_or_passed_over() -> Result {
    let url = BoxUrl::parse("box:?from=1&to=a&from=2&to=b&at=10:20&at=11:30+12:40&size=7&size=9")?;
    let map = url.settings_map();
    assert_eq!(raw(map.from()), ["1", "2"]);
    assert_eq!(raw(map.at()), ["10:20", "11:30+12:40"]);
    // The first, if nothing is said.
    assert_eq!((map.to().map(Text::as_str), map.size()), (Some("a"), Some(7)));
    assert_eq!(raw(map.all("size")), ["7", "9"]);
    Ok(())
}

#[test]
fn keys_and_values_may_be_escaped() -> Result {
    let url = BoxUrl::parse("box:?s%69ze=2%30&%6b%69nd=%78L&%61t=%310:20%2011%3A30&shift=%2d0%33")?;
    let map = url.settings_map();
    assert_eq!((map.size(), map.kind(), map.shift()), (Some(20), Some(BoxSettingsKind::VeryLarge), Some(-3)));
    assert_eq!(decoded(map.at()), ["10:20 11:30"]);
    assert_eq!(map.unknown().count(), 0);
    // An escaped delimiter is data.
    let url = BoxUrl::parse("box:?to=a%26b%3Dc")?;
    assert_eq!(decoded(url.settings_map().to()), ["a&b=c"]);
    let url = BoxUrl::parse("box:?to%3Da")?;
    assert_eq!(decoded(url.settings().map(|one| one.key())), ["to=a"]);
    Ok(())
}

#[test]
fn values_of_known_keys_are_split_into_words() -> Result {
    let url = BoxUrl::parse("box:?names=x+y%20z%2B&names=w&at=10:20+11:30&at=12%3A40&parts=a/b")
        .map_err(|error| error.offset());
    // "/" is no character of a value here.
    assert_eq!(url.err(), Some(63));
    let url = BoxUrl::parse("box:?names=x+y%20z%2B&names=w&at=10:20+11:30&at=12%3A40&parts=a%2Fb%2fc")?;
    let map = url.settings_map();
    // Of the first, as the value itself is.
    assert_eq!(raw(map.names_segments()), ["x", "y", "z%2B"]);
    assert_eq!(decoded(map.names_segments()), ["x", "y", "z+"]);
    // Of all that count.
    assert_eq!(decoded(map.at_segments()), ["10:20", "11:30", "12:40"]);
    assert_eq!(decoded(map.parts_segments()), ["a", "b", "c"]);
    let empty = BoxUrl::parse("box:?names=&at=10:20")?;
    assert_eq!(raw(empty.settings_map().names_segments()), [""]);
    assert_eq!(raw(empty.settings_map().parts_segments()), [""; 0]);
    assert_eq!(raw(BoxUrl::parse("box:?names=+a++")?.settings_map().names_segments()), ["", "a", "", ""]);
    Ok(())
}

/// Kind, offset and component of the refusal, the same from both engines.
#[track_caller]
fn refused(url: &str) -> (ErrorKind, usize, Option<&'static str>) {
    let generated = UriRef::parse(url).expect_err("it is refused");
    let interpreted = dialect().parse(url.as_bytes()).expect_err("it is refused");
    assert_eq!(generated.to_string(), interpreted.to_string());
    assert_eq!(generated.component(), interpreted.component.as_deref());
    (generated.kind(), generated.offset(), generated.component())
}

#[test]
fn values_out_of_range_are_told_with_their_place() {
    let range = |offset| (ErrorKind::Range, offset, Some("settings"));
    // Where the value begins, or would.
    assert_eq!(refused("box:a?size=0"), range(11));
    assert_eq!(refused("box:a?size=1001"), range(11));
    assert_eq!(refused("box:a?size"), range(10));
    assert_eq!(refused("box:a?size="), range(11));
    assert_eq!(refused("box:a?to=1&s%69ze=+7"), range(18));
    assert_eq!(refused("box:a?size=1&size=x"), range(18));
    assert_eq!(refused("box:a?size=18446744073709551617"), range(11));
    assert_eq!(refused("box:a?shift=32768"), range(12));
    assert_eq!(refused("box:a?shift=-32769"), range(12));
    assert_eq!(refused("box:a?shift=-"), range(12));
    assert_eq!(refused("box:a?kind=medium"), range(11));
    assert_eq!(refused("box:a?kind"), range(10));
    assert_eq!(refused("box:a?at=10:2"), range(9));
    assert_eq!(refused("box:a?at=10:20%2B11:30"), range(9));
    assert_eq!(refused("box:a?at=10:20&at"), range(17));
    // The first of several.
    assert_eq!(refused("box:a?shift=x&size=0"), range(12));
    // What an unknown key has is not looked at, and so is what has no type.
    assert!(features::parse("box:a?sizes=0&to=%00&open=%FF").is_ok());
    // A text that is wrong comes before a value that is.
    assert_eq!(refused("box:a?size=0&"), (ErrorKind::Syntax, 13, Some("key")));
}

#[test]
fn unknown_keys_are_refused_where_the_scheme_says_so() -> Result {
    let url = StrictboxUrl::parse("strictbox:a=1&b=2&a&%61=3")?;
    let map = url.settings_map();
    assert_eq!((map.a().map(Text::as_str), map.b(), map.unknown().count()), (Some("1"), Some(2), 0));
    assert_eq!(raw(map.all("a")), ["1", "", "3"]);
    let range = |offset| (ErrorKind::Range, offset, Some("settings"));
    // Where the key begins.
    assert_eq!(refused("strictbox:a&c=1"), range(12));
    assert_eq!(refused("strictbox:c"), range(10));
    assert_eq!(refused("strictbox:A=1"), range(10));
    assert_eq!(refused("strictbox:b=256"), range(12));
    let message = UriRef::parse("strictbox:c").map(|_| ()).unwrap_err().to_string();
    assert!(message.contains("`a`") || message.contains(" a"), "{message}");
    Ok(())
}

#[test]
fn maps_in_json_have_keys_as_written_and_arrays_of_repeats() {
    let cases = [
        ("box:a_b", r#""components":{"label":"a_b"}"#),
        (
            "box:a?to=x+y&open&from=1&from=2",
            r#""components":{"label":"a","settings":{"to":"x+y","open":true,"from":["1","2"]}}"#,
        ),
        // Types go by what a key means, names by what is written.
        (
            "box:?size=2%30&s%69ze=007&size=1&shift=-3",
            r#""components":{"label":"","settings":{"size":[20,1],"s%69ze":7,"shift":-3}}"#,
        ),
        ("box:?kind=XL&kind=s", r#""components":{"label":"","settings":{"kind":["very-large","small"]}}"#),
        ("box:?open=no&open", r#""components":{"label":"","settings":{"open":[true,true]}}"#),
        ("box:?new=1&n%65w&get", r#""components":{"label":"","settings":{"new":"1","n%65w":"","get":""}}"#),
        ("box:?names=x+y%20z", r#""components":{"label":"","settings":{"names":"x+y%20z"}}"#),
        ("strictbox:", r#""components":{}"#),
        ("strictbox:a=1&b=02&a", r#""components":{"settings":{"a":["1",""],"b":2}}"#),
    ];
    for (url, right) in cases {
        assert_eq!(json(url), right.to_owned(), "{url}");
    }
}

#[test]
fn texts_are_lists_of_words_or_pairs_or_segments() -> Result {
    let words = |text| Ok::<_, ParseError>(raw(TreeUrl::parse(text)?.query_words()));
    let pairs = |text| -> std::result::Result<_, ParseError> {
        let pairs = TreeUrl::parse(text)?.query_pairs();
        Ok(pairs.map(|(key, value)| (key.as_str(), value.map(Text::as_str))).collect::<Vec<_>>())
    };
    assert_eq!(words("tree:x?a+b")?, ["a", "b"]);
    assert_eq!(words("tree:x?a&b")?, ["a&b"]);
    assert_eq!(words("tree:x?")?, [""]);
    assert_eq!(words("tree:x?+")?, ["", ""]);
    // Not with "=", and not where there is none.
    assert_eq!(words("tree:x?a+b=")?, [""; 0]);
    assert_eq!(words("tree:x")?, [""; 0]);
    assert_eq!(words("tree:x?a%3Db")?, ["a%3Db"]);
    assert_eq!(
        pairs("tree:x?a=1&b&=c&d==&")?,
        [("a", Some("1")), ("b", None), ("", Some("c")), ("d", Some("=")), ("", None)]
    );
    assert_eq!(pairs("tree:x?a+b")?, []);
    assert_eq!(pairs("tree:x?a%3Db&c")?, []);
    assert_eq!(pairs("tree:x")?, []);
    // Parted first, decoded afterwards.
    let url = TreeUrl::parse("tree:x?a%26=1+%2B")?;
    let decoded_pairs: Vec<_> =
        url.query_pairs().map(|(key, value)| (decoded([key]), decoded(value))).collect();
    assert_eq!(decoded_pairs, [(vec!["a&".to_owned()], vec!["1 +".to_owned()])]);
    assert_eq!(decoded(TreeUrl::parse("tree:x?a%2Bb+c")?.query_words()), ["a+b", "c"]);

    let segments = |text| Ok::<_, ParseError>(raw(TreeUrl::parse(text)?.path_segments()));
    // One slash may stand before all of them.
    assert_eq!(segments("tree:/a/b")?, ["a", "b"]);
    assert_eq!(segments("tree:a/b")?, ["a", "b"]);
    assert_eq!(segments("tree:/")?, [""]);
    assert_eq!(segments("tree://a/")?, ["", "a", ""]);
    assert_eq!(segments("tree:/a%2Fb")?, ["a%2Fb"]);
    assert_eq!(segments("tree:")?, [""; 0]);
    // From behind, too.
    for text in ["tree:/a/b", "tree:a", "tree:/", "tree://", "tree:", "tree:x?a+b", "tree:x?a=1&b&=c&"] {
        let url = TreeUrl::parse(text)?;
        let mut segments: Vec<_> = url.path_segments().rev().collect();
        segments.reverse();
        assert_eq!(segments, url.path_segments().collect::<Vec<_>>(), "{text}");
        let mut pairs: Vec<_> = url.query_pairs().rev().collect();
        pairs.reverse();
        assert_eq!(pairs, url.query_pairs().collect::<Vec<_>>(), "{text}");
        let mut words: Vec<_> = url.query_words().rev().collect();
        words.reverse();
        assert_eq!(words, url.query_words().collect::<Vec<_>>(), "{text}");
    }
    Ok(())
}

#[test]
fn texts_are_joined_by_the_first_template_that_fits() -> Result {
    let joined = |text| Ok::<_, ParseError>(TreeUrl::parse(text)?.local_path());
    let bytes = |text: &str| Some(text.as_bytes().to_vec());
    assert_eq!(joined("tree:c|/a%20b")?, bytes("c:/a b"));
    assert_eq!(joined("tree:/a%20b")?, bytes("/a b"));
    assert_eq!(joined("tree:a+b")?, bytes("a+b"));
    assert_eq!(joined("tree:/%FF%00")?, Some(vec![b'/', 0xFF, 0]));
    // A drive alone fits no template, and nothing fits none.
    assert_eq!(joined("tree:c|")?, None);
    assert_eq!(joined("tree:")?, None);
    assert_eq!(joined("tree:?a=b")?, None);
    Ok(())
}

#[test]
fn texts_hold_bytes_in_base64() -> Result {
    let bytes = |contents: Option<Contents<'_>>| {
        contents.map(|bytes| bytes.collect::<std::result::Result<Vec<u8>, Base64Error>>())
    };
    let held = |bytes: &[u8]| Some(Ok(bytes.to_vec()));
    let at = |contents: Option<Contents<'_>>| Some(bytes(contents)?.unwrap_err().offset());
    // Always.
    let seal = |text| Ok::<_, ParseError>(bytes(BoxUrl::parse(text)?.seal_bytes()));
    assert_eq!(seal("box:a/Zm8=")?, held(b"fo"));
    assert_eq!(seal("box:a/%2b%2F++|x")?, held(&[0xfb, 0xff, 0xbe]));
    assert_eq!(seal("box:a/")?, held(b""));
    assert_eq!(seal("box:a|x")?, None);
    assert_eq!(at(BoxUrl::parse("box:a/%5Am8?get")?.seal_bytes()), Some(5));
    // With a flag, which has a name of its own.
    let note = |text| Ok::<_, ParseError>(bytes(BoxUrl::parse(text)?.note_bytes()));
    assert_eq!(note("box:|&Zm8=")?, held(b"fo"));
    assert_eq!(note("box:|Zm8=")?, held(b"Zm8="));
    assert_eq!(note("box:|%5A%ff")?, held(b"Z\xff"));
    assert_eq!(note("box:|&")?, held(b""));
    assert_eq!(note("box:a")?, None);
    assert_eq!(at(BoxUrl::parse("box:|&Zm8%3D%3D")?.note_bytes()), Some(6));
    let secret = BoxUrl::parse("box:|&Zm8=")?.note_bytes();
    assert_eq!(format!("{secret:?}"), "Some(Contents(\"***\"))");
    // In a record; a raw `+` is a space there.
    let url = StrictboxUrl::parse("strictbox:a=%2B%2b%2F%2f&b=1&a=++%2f%2F&a")?;
    let values: Vec<_> = url.settings().map(|setting| bytes(setting.value_bytes())).collect();
    assert_eq!(values.first(), Some(&held(&[0xfb, 0xef, 0xff])));
    assert_eq!(values.last(), Some(&None));
    assert_eq!(at(url.settings().nth(2).and_then(|setting| setting.value_bytes())), Some(0));
    Ok(())
}

#[test]
fn an_underscore_may_stand_for_a_space() -> Result {
    assert_eq!(decoded([BoxUrl::parse("box:a_b%5Fc+d")?.label()]), ["a b_c+d"]);
    assert_eq!(BoxUrl::parse("box:a_b")?.label().as_str(), "a_b");
    assert_eq!(BoxUrl::LABEL.encode("a b_c").as_deref(), Ok("a_b%5Fc"));
    // Elsewhere it is one.
    assert_eq!(decoded(BoxUrl::parse("box:?to=a_b")?.settings_map().to()), ["a_b"]);
    Ok(())
}

#[test]
fn references_are_typed_and_resolved() -> Result {
    let relative = RelativeUrl::parse("a/b?x+y")?;
    assert_eq!(
        (relative.path().map(Text::as_str), raw(relative.query_words())),
        (Some("a/b"), vec!["x", "y"])
    );
    assert!(
        matches!(UriRef::parse("")?, UriRef::Relative(url) if url.path().is_none() && url.query().is_none())
    );
    assert!(matches!(UriRef::parse("tree:a")?, UriRef::Url(Url::Tree(_))));
    assert!(matches!(UriRef::parse("other:a")?, UriRef::Url(Url::Other(_))));
    // A colon behind a slash is none of a scheme.
    assert!(UriRef::parse("a/b:c")?.is_relative());
    assert_eq!(refused("a b"), (ErrorKind::Syntax, 1, Some("path")));
    // Up to its colon, "1:x" could begin a reference.
    assert_eq!(refused("1:x"), (ErrorKind::Scheme, 1, None));
    assert_eq!(refused(":x"), (ErrorKind::Scheme, 0, None));
    assert_eq!(refused("a1 :x"), (ErrorKind::Scheme, 2, None));

    let resolved = |base, reference| {
        let base = features::parse(base).unwrap();
        base.resolve(&UriRef::parse(reference).unwrap()).map(|url| url.as_str().to_owned()).ok()
    };
    let to = |url: &str| Some(url.to_owned());
    assert_eq!(resolved("tree:/a/b/c?q", "../d"), to("tree:/a/d"));
    assert_eq!(resolved("tree:/a/b/c?q", ""), to("tree:/a/b/c?q"));
    assert_eq!(resolved("tree:/a/b/c?q", "?r"), to("tree:/a/b/c?r"));
    assert_eq!(resolved("tree:/a/b/c", "../../../../d"), to("tree:/d"));
    assert_eq!(resolved("tree:/a", "box:x"), to("box:x"));
    // What no template of the scheme can hold comes out as an error, not as a text.
    assert_eq!(resolved("strictbox:", "/a"), None);
    // `%2F` at the start is the root of this scheme, and of no other.
    assert_eq!(resolved("tree:/%2Fa/b", "../../../c"), to("tree:/%2Fc"));
    assert_eq!(resolved("tree:/%2Fa/b", "/c"), to("tree:/c"));
    assert_eq!(resolved("other:/%2Fa/b", "../../../c"), to("other:/c"));
    let target = features::parse("tree:/a/d:e")?;
    assert_eq!(target.relative_to(&features::parse("tree:/a/b")?), "./d:e");
    Ok(())
}

/// Verdict, components, kind, offset, component and sentence, as both engines have them.
fn differing(text: &[u8]) -> Option<String> {
    let generated = match UriRef::parse_bytes(text) {
        Ok(url) => {
            let scheme = url.scheme_name().to_ascii_lowercase() + " ";
            let parts = url.components().map(|one| {
                format!("{one:?} {:?} {} {} {}", one.value, one.range.start, one.depth, one.in_list)
            });
            scheme + &parts.collect::<Vec<_>>().join("\n")
        }
        Err(error) => format!("{} {} {:?} {error}", error.kind().as_str(), error.offset(), error.component()),
    };
    let interpreted = match dialect().parse(text) {
        Ok(parsed) => {
            use interpreted::Components as _;
            let url = Interpreted::new(&parsed);
            let scheme = url.scheme_name().to_ascii_lowercase() + " ";
            let parts = url.components().map(|one| {
                format!("{one:?} {:?} {} {} {}", one.value, one.range.start, one.depth, one.in_list)
            });
            scheme + &parts.collect::<Vec<_>>().join("\n")
        }
        Err(error) => {
            format!("{} {} {:?} {error}", error.kind.as_str(), error.offset, error.component.as_deref())
        }
    };
    let text = text.escape_ascii();
    (generated != interpreted)
        .then(|| format!("{text}\ngenerated:   {generated}\ninterpreted: {interpreted}"))
}

#[test]
fn both_engines_say_the_same_of_every_example() {
    let mut count = 0;
    for scheme in dialect().schemes.values() {
        let valid = scheme.valid.iter().map(|example| &example.url.value);
        let invalid = scheme.invalid.iter().map(|example| &example.url.value);
        for url in valid.chain(invalid) {
            assert_eq!(differing(url.as_bytes()), None);
            count += 1;
        }
    }
    assert!(count > 15, "{count} examples");
}

#[test]
fn both_engines_say_the_same_of_random_texts() {
    const STARTS: [&str; 6] = ["", "box:", "box:a?", "strictbox:", "tree:", "x:"];
    const PIECES: &[&str] = &[
        "a", "b", "_", "+", "-", ".", "/", ":", "?", "=", "&", "|", "%20", "%3D", "%2F", "%6", "%", "0", "7",
        "to", "size=", "shift=-", "kind=", "s", "XL", "open", "at=", "10:20", "n%61mes=", "b=25", "é", " ",
    ];
    let mut random = Random::new(1);
    let mut valid = 0;
    for round in 0..20_000 {
        let mut text = STARTS[round % STARTS.len()].to_owned();
        for _ in 0..random.below(9) {
            text += *random.pick(PIECES);
        }
        if let Some(fault) = differing(text.as_bytes()) {
            panic!("{fault}");
        }
        valid += usize::from(UriRef::parse(&text).is_ok());
    }
    assert!((2_000..18_000).contains(&valid), "{valid} URLs");
    assert_eq!(differing(b"box:\xff"), None);
}
