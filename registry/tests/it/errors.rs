//! Every fault of a file is reported with its code, at its line and column.

use crate::common::{DIALECT, GRAMMAR, SCHEME, changed, files, found, with};
use url_schemes_registry::load::{Loaded, from_files};

/// Asserts what loading the small registry with a change in its scheme finds.
#[track_caller]
fn check(from: &str, to: &str, expected: &[(&str, usize, usize)]) -> Loaded {
    let loaded = changed(from, to);
    assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
    loaded
}

/// The help of the first diagnostic.
fn help(loaded: &Loaded) -> &str {
    loaded.diagnostics[0].help.as_deref().unwrap_or("")
}

#[test]
fn the_small_registry_is_sound() {
    assert_eq!(found(&from_files(files())), []);
}

#[test]
fn keys() {
    let loaded = check("references =", "refrences =", &[("missing-key", 1, 1), ("unknown-key", 4, 1)]);
    assert_eq!(loaded.diagnostics[1].help.as_deref(), Some("did you mean `references`?"));
    check("title = \"A scheme\"", "", &[("missing-key", 1, 1)]);
    check("title = \"A scheme\"", "title = \" \"", &[("bad-value", 2, 9)]);
    check("title = \"A scheme\"", "title = 5", &[("wrong-type", 2, 9)]);
    check("references = [\"A document\"]", "references = []", &[("bad-value", 4, 1)]);
    check("references = [\"A document\"]", "references = [\"a\", 2]", &[("wrong-type", 4, 20)]);
    check("[registration]", "[[registration]]", &[("wrong-type", 15, 1)]);
    check("rule = \"hosturl\"", "", &[("missing-key", 8, 1)]);
    check("[syntax]\nrule = \"hosturl\"\n", "", &[("missing-key", 1, 1)]);
    check("[syntax]", "syntax = 5\n[x]", &[("wrong-type", 8, 10), ("unknown-key", 9, 2)]);
}

#[test]
fn values() {
    let loaded = check("unregistered", "permament", &[("bad-value", 3, 10)]);
    assert_eq!(help(&loaded), "did you mean \"permanent\"?");
    let loaded = check("\"object\"", "\"thing\"", &[("bad-value", 5, 14)]);
    assert_eq!(help(&loaded), "it is one of `object`, `address`, `service` and `name`");
    check("70", "70000", &[("bad-value", 6, 16)]);
    check("70", "-1", &[("bad-value", 6, 16)]);
    check("70", "99999999999999999999999", &[("bad-value", 6, 16)]);
    check("70", "\"70\"", &[("wrong-type", 6, 16)]);
    check("70", "7.5", &[("wrong-type", 6, 16)]);
    check("70", "60000", &[("bad-default", 6, 16)]);
    check("name = \"host\"", "name = \"other\"", &[("name-mismatch", 1, 8)]);
    check("name = \"host\"", "name = \"Host Name\"", &[("bad-name", 1, 8)]);
}

#[test]
fn toml_that_is_none() {
    check("title = \"A scheme\"", "title = A scheme", &[("toml-syntax", 2, 9)]);
    // A key that was passed over is not said to be missing.
    let loaded = changed("title = \"A scheme\"", "title \"A scheme\"");
    assert!(found(&loaded).iter().all(|(code, ..)| *code == "toml-syntax"), "{:?}", found(&loaded));
    let loaded = changed("title = \"A scheme\"", "title = \"A scheme\"\ntitle = \"B\"\nstatsu = \"x\"");
    // The rest of the file is read all the same.
    assert!(found(&loaded).contains(&("toml-syntax", 3, 1)), "{:?}", found(&loaded));
    assert!(found(&loaded).contains(&("unknown-key", 4, 1)), "{:?}", found(&loaded));
}

#[test]
fn registration() {
    check("contact = \"d\"", "contact = 1", &[("wrong-type", 19, 11)]);
    check("contact = \"d\"", "contatc = \"d\"", &[("unknown-key", 19, 1)]);
}

#[test]
fn exceptions() {
    let except = |text: &str, expected: &[(&str, usize, usize)]| {
        let loaded = from_files(with("registry/d/host.toml", format!("{SCHEME}\n[[exception]]\n{text}\n")));
        assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
    };
    let date = |date: &str| format!("code = \"a\"\nreason = \"b\"\ndate = {date}");
    except(&date("\"2026-01-31\""), &[]);
    except(&date("\"2024-02-29\""), &[]);
    except("code = \"a\"", &[("missing-key", 22, 1), ("missing-key", 22, 1)]);
    for wrong in ["2026-02-29", "2026-13-01", "2026-1-31", "31.01.2026", "+026-01-31", "2026-00-01"] {
        except(&date(&format!("\"{wrong}\"")), &[("bad-value", 25, 8)]);
    }
    except(&date("2026-01-31"), &[("wrong-type", 25, 8)]);
}

#[test]
fn names_of_iana() {
    let iana = |text: &str, expected: &[(&str, usize, usize)]| {
        let loaded = from_files(with("registry/iana.toml", text));
        assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
        loaded
    };
    let entry = "{ status = \"permanent\", title = \"t\", reference = \"r\" }";
    let text = format!("date = \"2026-08-13\"\n[names]\n\"a (OBSOLETE)\" = {entry}\nBcd = {entry}\n");
    let loaded = iana(&text, &[]);
    let names = &loaded.registry.iana.entries;
    assert_eq!(names.keys().collect::<Vec<_>>(), ["a", "bcd"]);
    assert_eq!(names["a"].raw_name, "a (OBSOLETE)");
    iana(&format!("{text}A = {entry}\n"), &[("duplicate-name", 5, 1)]);
    iana("date = \"today\"", &[("missing-key", 1, 1), ("bad-value", 1, 8)]);
    iana("date = \"2026-08-13\"\n[names]\na = 1", &[("wrong-type", 3, 5)]);
    iana(
        "date = \"2026-08-13\"\n[names]\na = { status = \"permament\", titel = \"t\" }",
        &[("missing-key", 3, 5), ("missing-key", 3, 5), ("bad-value", 3, 16), ("unknown-key", 3, 29)],
    );
}

#[test]
fn suffixes() {
    let suffixes = |text: &str, expected: &[(&str, usize, usize)]| {
        let loaded = from_files(with("registry/suffixes.toml", text));
        assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
        loaded
    };
    let row = "{ type = \"text/plain\", transfer = \"ascii\" }";
    let loaded = suffixes(&format!("[suffixes]\ntxt = {row}\n\"7z\" = {row}\n"), &[]);
    assert_eq!(loaded.registry.suffixes.keys().collect::<Vec<_>>(), ["7z", "txt"]);
    assert!(loaded.registry.suffixes["txt"].ascii);
    suffixes("", &[("file-empty", 1, 1)]);
    suffixes(&format!("[suffixes]\nTXT = {row}\n\"a.b\" = {row}\n\"\" = {row}"), &{
        [("bad-value", 2, 1), ("bad-value", 3, 1), ("bad-value", 4, 1)]
    });
    suffixes(&format!("[suffixes]\nabcdefghijklmnopq = {row}"), &[("bad-value", 2, 1)]);
    suffixes("[suffixes]\na = { type = \"text\" }", &[("missing-key", 2, 5), ("bad-value", 2, 14)]);
    suffixes("[suffixes]\na = { type = \"a/b\", transfer = \"asci\" }", &[("bad-value", 2, 32)]);
    suffixes("[suffixes]\na = 1\n[b]", &[("wrong-type", 2, 5), ("unknown-key", 3, 2)]);
}

#[test]
fn components() {
    let dir = "dir = { name = \"path\" }";
    let loaded = check(dir, "dri = { name = \"path\" }", &[("unknown-component", 13, 1)]);
    assert_eq!(help(&loaded), "did you mean `dir`?");
    check(dir, "char = {}", &[("unknown-component", 13, 1)]);
    check(dir, "scheme = {}", &[("unknown-component", 13, 1)]);
    check(dir, "dir = 5", &[("wrong-type", 13, 7)]);
    check(dir, "dir = { naem = \"p\" }", &[("unknown-key", 13, 9)]);
    check(dir, "dir = { name = \"a_b\" }", &[("bad-value", 13, 16)]);
    check(dir, "dir = { ident = \"type\" }", &[("bad-value", 13, 17)]);
    check(dir, "dir = { type = \"u61\" }", &[("bad-value", 13, 16)]);
    check(dir, "dir = { type = \"maps\" }", &[("bad-value", 13, 16)]);
    check(dir, "dir = { sensitive = 1 }", &[("wrong-type", 13, 21)]);
    check(dir, "dir = { split = \"\" }", &[("bad-value", 13, 17)]);
    check(dir, "dir = { control = [\"CR\", \"LFF\"] }", &[("bad-value", 13, 26)]);
    check(dir, "dir = { rule = \"fil\" }", &[("unknown-rule", 13, 16)]);
    check(dir, "pair = { type = \"u8\" }", &[("record-type", 13, 1)]);
    check(dir, "dir = { name = \"port\" }", &[("duplicate-component", 13, 1)]);
    check(dir, "dir = { ident = \"port\" }", &[("identifier-collision", 13, 1)]);
    check(dir, "val = { name = \"key\" }", &[("duplicate-component", 13, 1)]);
    // Parts of different records may share a name.
    check(dir, "val = { name = \"port\" }", &[]);
}

#[test]
fn types() {
    let dir = "dir = { name = \"path\" }";
    check(dir, "dir = { values = { a = [\"a\"] } }", &[("key-without-type", 13, 9)]);
    check(dir, "dir = { range = [1, 2] }", &[("key-without-type", 13, 9)]);
    check(dir, "dir = { type = \"u8\", values = {} }", &[("key-without-type", 13, 22)]);
    check(
        dir,
        "dir = { type = \"enum\", range = [1, 2] }",
        &[("missing-key", 13, 7), ("key-without-type", 13, 24)],
    );
    check(dir, "dir = { type = \"u8\", range = [1, 256] }", &[("bad-value", 13, 30)]);
    check(dir, "dir = { type = \"u8\", range = [2, 1] }", &[("bad-value", 13, 30)]);
    check(dir, "dir = { type = \"u8\", range = [1] }", &[("bad-value", 13, 30)]);
    check(dir, "dir = { type = \"u8\", range = \"1\" }", &[("wrong-type", 13, 30)]);
    check(dir, "val = { type = \"i16\", range = [-5, 5] }", &[]);
    check(dir, "val = { type = \"i16\", range = [-32769, 5] }", &[("bad-value", 13, 31)]);
    check(dir, "dir = { type = \"u64\", range = [0, 18446744073709551615] }", &[]);
    let texts = "dir = { type = \"enum\", values = { a = [\"x\"], b = [\"y\", \"x\"] } }";
    check(dir, texts, &[("bad-value", 13, 56)]);
    check(dir, "dir = { type = \"enum\", values = { a = [] } }", &[("bad-value", 13, 35)]);
    check(dir, "dir = { type = \"enum\", values = { A = [\"x\"] } }", &[("bad-value", 13, 35)]);
}

#[test]
fn lists_in_texts() {
    let dir = "dir = { name = \"path\" }";
    check(dir, "dir = { split = \"/\" }", &[]);
    check(dir, "dir = { split = { words = { at = \"+\", unless = \"=\" } } }", &[]);
    check(dir, "dir = { split = 5 }", &[("wrong-type", 13, 17)]);
    check(dir, "dir = { split = { words = {} } }", &[("missing-key", 13, 27)]);
    check(dir, "dir = { split = { words = { at = \"\" } } }", &[("bad-value", 13, 34)]);
    check(dir, "dir = { split = { Words = { at = \"+\" } } }", &[("bad-value", 13, 19)]);
    check(dir, "dir = { split = { words = { at = \"+\", by = \"-\" } } }", &[("unknown-key", 13, 39)]);
    check(dir, "pair = { split = \"/\" }", &[("record-type", 13, 1)]);
}

#[test]
fn texts_in_base64() {
    let dir = "dir = { name = \"path\" }";
    for sound in ["true", "false", "\"key\""] {
        check(dir, &format!("val = {{ base64 = {sound} }}\nkey = {{ type = \"flag\" }}"), &[]);
    }
    check(dir, "val = { base64 = 1 }", &[("wrong-type", 13, 18)]);
    check(dir, "val = { base64 = \" \" }", &[("bad-value", 13, 18)]);
    check(dir, "val = { type = \"u8\", base64 = true }", &[("key-without-type", 13, 22)]);
    let loaded = check(dir, "val = { base64 = \"kye\" }", &[("unknown-component", 13, 18)]);
    assert_eq!(help(&loaded), "no component beside it has the type \"flag\"; write true for always");
    let flag = "\nkey = { type = \"flag\" }";
    let loaded = check(dir, &format!("val = {{ base64 = \"kye\" }}{flag}"), &[("unknown-component", 13, 18)]);
    assert_eq!(help(&loaded), "did you mean `key`?");
    let loaded =
        check(dir, &format!("val = {{ base64 = \"port\" }}{flag}"), &[("unknown-component", 13, 18)]);
    assert_eq!(help(&loaded), "the flags beside it are `key`");
    let loaded = check(dir, "val = { base64 = \"key\" }", &[("base64-form", 13, 18)]);
    assert_eq!(help(&loaded), "give `key` the type \"flag\", or write true for always");
    check(dir, "val = { base64 = \"val\" }", &[("base64-form", 13, 18)]);
    check(dir, "dir = { base64 = true }", &[("base64-form", 13, 18)]);
    check(dir, "pair = { base64 = true }", &[("record-type", 13, 1)]);
}

#[test]
fn variants_of_a_choice_are_base64_alike() {
    let choice = "~ pair* ~ (\"!\" ~ more)? }\nmore = ${ one | two }\none = @{ \"1\" ~ ASCII_ALPHA* }\n\
        two = ${ mark ~ three }\nmark = @{ \"2\" }\nthree = @{ ASCII_ALPHA* }";
    let grammar = GRAMMAR.replacen("~ pair* }", choice, 1);
    let check = |own: &str, expected: &[(&str, usize, usize)]| {
        let mut files = with("grammar/d.pest", grammar.as_str());
        files.retain(|(path, _)| path != "registry/d/host.toml");
        let scheme = SCHEME.replacen("dir = { name = \"path\" }", own, 1);
        files.push(("registry/d/host.toml".to_owned(), scheme.into_bytes()));
        let loaded = from_files(files);
        assert_eq!(found(&loaded), expected, "{own}: {:#?}", loaded.diagnostics);
    };
    let names = "one = { name = \"x\", base64 = true }\nthree = { name = \"x\"";
    check(&format!("{names}, base64 = true }}"), &[]);
    check(&format!("{names} }}"), &[("base64-form", 13, 30)]);
    check(
        &format!("{names}, base64 = \"mark\" }}\nmark = {{ type = \"flag\" }}"),
        &[("base64-form", 13, 30), ("base64-form", 14, 32)],
    );
    // The flag is in the record of one variant; the other is read without it.
    check("three = { base64 = \"mark\" }\nmark = { type = \"flag\" }", &[]);
    check("one = { base64 = \"mark\" }\nmark = { type = \"flag\" }", &[]);
    // A flag of the URL is none of the record inside.
    check("three = { base64 = \"file\" }\nfile = { type = \"flag\" }", &[("unknown-component", 13, 20)]);
}

#[test]
fn a_scheme_takes_back_what_its_dialect_says_of_base64() {
    let read = |own: &str| {
        let mut files = with("registry/d.toml", format!("{DIALECT}val = {{ base64 = true }}\n"));
        files.retain(|(path, _)| path != "registry/d/host.toml");
        let scheme = SCHEME.replacen("dir = { name = \"path\" }", own, 1);
        files.push(("registry/d/host.toml".to_owned(), scheme.into_bytes()));
        let loaded = from_files(files);
        assert_eq!(found(&loaded), [], "{:#?}", loaded.diagnostics);
        let components = &loaded.registry.dialects["d"].schemes["host"].components;
        components.values().find(|def| def.name == "val").and_then(|def| def.base64.clone())
    };
    assert_eq!(read("").map(|base64| base64.flag), Some(None));
    assert_eq!(read("val = { sensitive = true }").map(|base64| base64.flag), Some(None));
    assert_eq!(read("val = { base64 = false }"), None);
    let flagged = read("val = { base64 = \"key\" }\nkey = { type = \"flag\" }");
    assert_eq!(flagged.and_then(|base64| base64.flag).as_deref(), Some("key"));
    // Another type holds no bytes.
    assert_eq!(read("val = { type = \"flag\" }"), None);
}

#[test]
fn maps() {
    let dir = "dir = { name = \"path\" }";
    let map = |rest: &str| format!("pair = {{ type = \"map\", key = \"key\", value = \"val\"{rest} }}");
    check(dir, &map(""), &[]);
    check(dir, &map(", known = { a = {}, b = { type = \"u8\", default = 7, repeat = \"union\" } }"), &[]);
    check(dir, "dir = { type = \"map\" }", &[("map-form", 13, 1)]);
    check(dir, "pair = { type = \"map\" }", &[("map-form", 13, 1)]);
    check(dir, &map(", unknown = \"drop\""), &[("bad-value", 13, 62)]);
    check(dir, &map(", known = { A_ = {} }"), &[("bad-value", 13, 62)]);
    check(dir, &map(", known = { a = { repeat = \"last\" } }"), &[("bad-value", 13, 77)]);
    check(dir, &map(", known = { a = { name = \"b\" } }"), &[("unknown-key", 13, 68)]);
    check(dir, &map(", known = { a = { type = \"map\" } }"), &[("bad-value", 13, 62)]);
    check(dir, &map(", known = { a = { rule = \"fil\" } }"), &[("unknown-rule", 13, 75)]);
    check(dir, &map(", known = { a = { type = \"u8\", default = 256 } }"), &[("bad-default", 13, 62)]);
    check(dir, &map(", known = { a = { rule = \"file\", default = \"1\" } }"), &[("bad-default", 13, 62)]);
    check(dir, &map(", known = { a = { type = \"flag\", default = \"1\" } }"), &[("bad-default", 13, 62)]);
    check(dir, &map(", known = { a = { ident = \"b\" }, b = {} }"), &[("identifier-collision", 13, 83)]);
    check(dir, "dir = { known = {} }", &[("key-without-type", 13, 9)]);
    check(dir, "dir = { unknown = \"ask\" }", &[("key-without-type", 13, 9)]);
}

#[test]
fn texts_that_are_put_together() {
    let join = |text: &str| format!("[join]\n{text}\n\n[registration]");
    let check = |text: &str, expected: &[(&str, usize, usize)]| {
        check("[registration]", &join(text), expected);
    };
    check("place = [\"{host}:{port}\", \"{host}\"]", &[]);
    check("place = [\"{hots}\"]", &[("unknown-component", 16, 1)]);
    // A list has no one text.
    check("place = [\"{path}\"]", &[("unknown-component", 16, 1)]);
    check("place = [\"host\"]", &[("bad-value", 16, 10)]);
    check("place = []", &[("bad-value", 16, 1)]);
    check("Place = [\"{host}\"]", &[("bad-value", 16, 1)]);
}

#[test]
fn resolution() {
    let resolve = |text: &str| format!("[resolve]\n{text}\n\n[registration]");
    check("[registration]", &resolve("root = \"%2F\"\nsuffix = \";type=\""), &[]);
    check("[registration]", &resolve("root = \"\""), &[("bad-value", 16, 8)]);
    check("[registration]", &resolve("base = \"/\""), &[("unknown-key", 16, 1)]);
}

#[test]
fn references() {
    let dialect = |text: &str, expected: &[(&str, usize, usize)]| {
        let from = "documents = [\"A document\"]\n";
        let loaded = from_files(with("registry/d.toml", DIALECT.replace(from, &format!("{text}\n{from}"))));
        assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
    };
    dialect("references = true\nrelative-rule = \"generic\"", &[]);
    dialect("references = true", &[("missing-key", 1, 1)]);
    dialect("references = true\nrelative-rule = \"genric\"", &[("unknown-rule", 6, 17)]);
    dialect("references = true\nrelative-rule = \"host\"", &[("rule-kind", 6, 17)]);
    dialect("relative-rule = \"generic\"", &[("bad-value", 5, 17)]);
}

#[test]
fn defaults() {
    let dir = "dir = { name = \"path\" }";
    check(dir, "file = { default = \"index\" }", &[]);
    check(dir, "file = { default = \"index.html\" }", &[("bad-default", 13, 20)]);
    check(dir, "val = { type = \"u8\", default = 256 }", &[("bad-default", 13, 32)]);
    check(dir, "val = { type = \"i16\", default = -7 }", &[]);
    check(dir, "host = { default = \"1.2.3.256\" }", &[("bad-default", 13, 20)]);
    check(dir, "file = { type = \"flag\", default = \"a\" }", &[("bad-default", 13, 35)]);
    check(dir, "pair = { default = \"a\" }", &[("bad-default", 13, 20)]);
    check(
        dir,
        "file = { type = \"enum\", values = { a = [\"x\"] }, default = \"y\" }",
        &[("bad-default", 13, 59)],
    );
    check(dir, "file = { rule = \"port\", default = \"y\" }", &[("bad-default", 13, 35)]);
}

#[test]
fn roles() {
    check("port = {", "port = { name = \"p\", ", &[("unknown-component", 6, 16)]);
}

#[test]
fn questions() {
    let is = |text: &str| format!("[is]\n{text}\n\n[registration]");
    let ask = |text: &str, expected: &[(&str, usize, usize)]| check("[registration]", &is(text), expected);
    ask("local = { component = \"host\", absent = true, values = [\"localhost\"] }", &[]);
    let loaded = ask("local = { component = \"hots\", absent = true }", &[("unknown-component", 16, 23)]);
    assert_eq!(help(&loaded), "did you mean `host`?");
    ask("local = { component = \"host\" }", &[("bad-value", 16, 1)]);
    ask("local = { absent = true }", &[("missing-key", 16, 9)]);
}

#[test]
fn start_rules() {
    let loaded = check("\"hosturl\"", "\"hosturi\"", &[("unknown-rule", 9, 8)]);
    assert_eq!(help(&loaded), "did you mean `hosturl`?");
    check(
        "\"hosturl\"\n\n[components]\nport = { type = \"u16\", range = [1, 50000] }\ndir = { name = \"path\" }",
        "\"char\"",
        &[("unknown-component", 6, 16), ("rule-kind", 9, 8)],
    );
}

#[test]
fn own_rules_have_exact_columns() {
    let own = |rules: &str| format!("rule = \"noteurl\"\n{rules}\n[other]");
    let start = &SCHEME[SCHEME.find("rule = \"hosturl\"").unwrap()..SCHEME.find("[registration]").unwrap()];
    let try_rules = |rules: &str, expected: &[(&str, usize, usize)]| {
        let text = own(rules).replace("[other]", "").replace("default-port = 70\n", "");
        let scheme = SCHEME.replace(start, &text).replace("default-port = 70", "");
        let loaded = from_files(with("registry/d/host.toml", scheme));
        assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
    };
    try_rules("rules = '''\nnoteurl = ${ \"host:\" ~ id }\nid = @{ char+ }\n'''", &[]);
    try_rules(
        "rules = '''\nnoteurl = ${ \"host:\" ~ idd }\nid = @{ char+ }\n'''",
        &[("undefined-rule", 11, 24)],
    );
    try_rules("rules = '''noteurl = ${ \"host:\" ~ idd }'''", &[("undefined-rule", 10, 35)]);
    try_rules("rules = 'noteurl = ${ \"host:\" ~ idd }'", &[("undefined-rule", 10, 33)]);
    try_rules("rules = '''\nnoteurl = ${ \"host:\" ~ \n'''", &[("pest-syntax", 12, 1)]);
    try_rules("rules = \"noteurl = ${ \\\"host:\\\" }\"", &[("rules-escaped", 10, 9)]);
    try_rules("rules = 5", &[("wrong-type", 10, 9)]);
    try_rules("rules = '''\nnoteurl = ${ \"host:\" }\nhost = @{ char }\n'''", &[("duplicate-rule", 12, 1)]);
}

#[test]
fn examples() {
    let add = |text: &str, expected: &[(&str, usize, usize)]| {
        let loaded = from_files(with("registry/d/host.toml", format!("{SCHEME}\n{text}\n")));
        assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
    };
    add("[[valid]]\nurl = \"host://h\"\ncomponents = { host = \"h\" }", &[]);
    add("[[valid]]\nurl = \"host://h\"", &[("missing-key", 22, 1)]);
    add("[[valid]]\ncomponents = {}", &[("missing-key", 22, 1)]);
    add(
        "[[valid]]\nurl = \"\"\ncomponents = { a = 1.5, b = [1979-05-27] }",
        &[("bad-value", 24, 20), ("bad-value", 24, 30)],
    );
    add("[[invalid]]\nurl = \"x\"\nofset = 1", &[("missing-key", 22, 1), ("unknown-key", 24, 1)]);
    add("[[invalid]]\nurl = \"x\"\noffset = -1", &[("bad-value", 24, 10)]);
    add("[[invalid]]\nurl = \"x\"\noffset = 1\nkind = \"sintax\"", &[("bad-value", 25, 8)]);
    add("[invalid]\nurl = \"x\"", &[("wrong-type", 22, 1)]);
}

#[test]
fn reserved_names() {
    let twice = "[[reserved]]\nname = \"a\"\ntitle = \"t\"\nreferences = [\"r\"]\n\
                 [[reserved]]\nname = \"a\"\ntitle = \"t\"\nreferences = [\"r\"]\n[[reserved]]\nname = \"A\"";
    assert_eq!(
        found(&from_files(with("registry/reserved.toml", twice))),
        [("duplicate-name", 6, 8), ("missing-key", 9, 1), ("missing-key", 9, 1), ("bad-name", 10, 8),]
    );
}

#[test]
fn schemes_that_become_one_identifier() {
    let mut all = files();
    for name in ["a-b", "a.b"] {
        let text = SCHEME.replace("name = \"host\"", &format!("name = \"{name}\""));
        all.push((format!("registry/d/{name}.toml"), text.into_bytes()));
    }
    assert_eq!(found(&from_files(all)), [("identifier-collision", 1, 8), ("identifier-collision", 1, 8)]);
}

#[test]
fn dialects() {
    let dialect = |from: &str, to: &str, expected: &[(&str, usize, usize)]| {
        assert!(DIALECT.contains(from));
        let loaded = from_files(with("registry/d.toml", DIALECT.replacen(from, to, 1)));
        assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
    };
    dialect("d.pest", "e.pest", &[("missing-grammar", 2, 11)]);
    dialect("\"rfc1738\"", "\"rfc1783\"", &[("bad-value", 3, 12), ("notation-mismatch", 3, 12)]);
    dialect("\"generic\"", "\"genric\"", &[("unknown-rule", 4, 16)]);
    dialect("\"generic\"", "\"scheme\"", &[("rule-kind", 4, 16)]);
    dialect("host = {", "hsot = {", &[("unknown-rule", 8, 1)]);
    dialect("host = { type = \"host\" }", "char = {}", &[("unknown-component", 8, 1)]);
    dialect("documents", "docs", &[("missing-key", 1, 1), ("unknown-key", 5, 1)]);
    dialect(
        "[components]",
        "[[note]]\ntitle = \"t\"\n[components]",
        &[("missing-key", 7, 1), ("missing-key", 7, 1)],
    );
    let broken = from_files(with("grammar/d.pest", GRAMMAR.replace("host = @{", "host = {")));
    assert_eq!(found(&broken), [("pest-rule-kind", 7, 1)]);
    let broken = from_files(with("grammar/d.pest", GRAMMAR.replace("file = @{", "file @{")));
    assert_eq!(found(&broken), [("pest-syntax", 10, 6)]);
}

#[test]
fn files_that_are_no_text() {
    let place = "registry/d/other.toml";
    assert_eq!(found(&from_files(with(place, "")))[..], [("file-empty", 1, 1)]);
    assert_eq!(found(&from_files(with(place, "\u{feff} \r\n")))[..], [("file-empty", 1, 1)]);
    assert_eq!(found(&from_files(with(place, vec![0u8, 159, 146, 150])))[..], [("file-encoding", 1, 1)]);
    assert_eq!(found(&from_files(with(place, "a = \"\0\"")))[..], [("file-encoding", 1, 1)]);
    let ten = vec![b'#'; 10 << 20];
    assert_eq!(found(&from_files(with(place, ten.clone())))[..], [("file-size", 1, 1)]);
    assert_eq!(found(&from_files(with("grammar/d.pest", ten.clone())))[..], [("file-size", 1, 1)]);
    // What lies in the folder of a dialect that cannot be read is no fault of its own.
    assert_eq!(found(&from_files(with("registry/d.toml", ten)))[..], [("file-size", 1, 1)]);
    assert_eq!(
        found(&from_files(with("registry/d.toml", "\u{ff}\u{fe}".as_bytes()[..1].to_vec())))[..],
        [("file-encoding", 1, 1)]
    );
}

#[test]
fn files_in_wrong_places() {
    assert_eq!(found(&from_files(with("registry/d/host.tml", "x"))), [("stray-file", 1, 1)]);
    assert_eq!(found(&from_files(with("registry/dd/host.toml", SCHEME))), [("missing-dialect", 1, 1)]);
    assert_eq!(found(&from_files(with("registry/d/.host.toml.swp", "x"))), []);
    let capital = SCHEME.replace("name = \"host\"", "name = \"Host\"");
    assert_eq!(
        found(&from_files(with("registry/d/Host.toml", capital))),
        [("bad-file-name", 1, 1), ("bad-name", 1, 8)]
    );
}

#[test]
fn places_are_right_with_a_byte_order_mark_and_cr_lf() {
    let windows = |text: &str| format!("\u{feff}{}", text.replace('\n', "\r\n"));
    let mut all = files();
    for (_, bytes) in &mut all {
        *bytes = windows(std::str::from_utf8(bytes).unwrap()).into_bytes();
    }
    assert_eq!(found(&from_files(all.clone())), []);
    let loaded = from_files(with(
        "registry/d/host.toml",
        windows(&SCHEME.replace("name = \"host\"", "nam = \"host\"")),
    ));
    assert_eq!(found(&loaded), [("missing-key", 1, 1), ("unknown-key", 1, 1)]);
    let loaded = from_files(with(
        "registry/d/host.toml",
        windows(&SCHEME.replace("rule = \"hosturl\"", "rule = \"hosturi\"")),
    ));
    assert_eq!(found(&loaded), [("unknown-rule", 9, 8)]);
    let rules = "rule = \"hosturl\"\nrules = '''\n/// a = b\nextra = _{ cahr }\n'''";
    let loaded =
        from_files(with("registry/d/host.toml", windows(&SCHEME.replace("rule = \"hosturl\"", rules))));
    assert_eq!(found(&loaded), [("undefined-rule", 12, 12)]);
    let loaded = from_files(with("grammar/d.pest", windows(&GRAMMAR.replace("host ~", "hsot ~"))));
    assert_eq!(found(&loaded), [("undefined-rule", 6, 27)]);
}

#[test]
fn deep_toml_is_no_trouble() {
    for text in [
        "[".repeat(100_000),
        format!("a = {}", "[".repeat(100_000)),
        format!("a{} = 1", ".a".repeat(100_000)),
    ] {
        let loaded = from_files(with("registry/d/deep.toml", text));
        assert!(loaded.has_errors());
    }
}

#[test]
fn a_scheme_with_its_own_syntax() {
    let scheme = r#"name = "x-note"
title = "Notes"
status = "experimental"
references = ["A document"]
designates = "object"

[syntax]
rule = "noteurl"
any-case = true
bnf = '''
noteurl = "x-note:" id [ "/" section ]
id = 1*digit
section = 1*char
'''
rules = '''
noteurl = ${ ^"x-note:" ~ id ~ ("/" ~ section)? }
id = @{ ASCII_DIGIT+ }
section = @{ char+ }
'''

[registration]
access = "a"
applications = "b"
security = "c"
contact = "d"
change-controller = "e"
"#;
    let loaded = from_files(with("registry/d/x-note.toml", scheme));
    assert_eq!(found(&loaded), []);
    let note = &loaded.registry.dialects["d"].schemes["x-note"];
    let bnf = note.bnf.as_ref().unwrap();
    // The place of the BNF is that of its text, so that columns in it are right.
    assert_eq!(loaded.sources.slice(bnf.span), bnf.value);
    assert!(bnf.value.starts_with("noteurl ="));
    assert!(note.any_case);
    let parsed = loaded.registry.dialects["d"].parse(b"X-NOTE:12/a").unwrap();
    assert_eq!(parsed.scheme(), "x-note");
    assert_eq!(parsed.values().len(), 2);
}

#[test]
fn a_fault_in_one_file_hides_none_in_others() {
    let torn = SCHEME.replace("rule = \"hosturl\"", "rule = \"hosturl\"\nrules = 'x = ${'");
    let dead = SCHEME.replace("rule = \"hosturl\"", "rule = \"hosturl\"\nrules = 'x = ${ y }'");
    let wrong = SCHEME.replace("dir = {", "dri = {").replace("name = \"host\"", "name = \"a.b\"");
    for (own, code, column) in [(torn, "pest-syntax", 16), (dead, "undefined-rule", 17)] {
        let mut all = with("registry/d/host.toml", own);
        all.push(("registry/d/a.b.toml".to_owned(), wrong.clone().into_bytes()));
        all.push(("registry/d/a-b.toml".to_owned(), wrong.replace("a.b", "a-b").into_bytes()));
        let expected = [
            ("identifier-collision", 1, 8),
            ("unknown-component", 13, 1),
            ("identifier-collision", 1, 8),
            ("unknown-component", 13, 1),
            (code, 10, column),
        ];
        assert_eq!(found(&from_files(all)), expected);
    }
}

#[test]
fn a_fault_in_the_rules_is_not_told_twice() {
    let dead = SCHEME
        .replace("dir = {", "file = { default = \"a\" }\ndri = {}\ndir = {")
        .replace("rule = \"hosturl\"", "rule = \"u\"\nrules = 'u = ${ \"host:\" ~ oops }'");
    let loaded = from_files(with("registry/d/host.toml", dead));
    // `dri` is no rule at all; that `port`, `file` and `dir` are not reached follows from the fault.
    assert_eq!(found(&loaded), [("undefined-rule", 10, 27), ("unknown-component", 15, 1)]);
    let torn = GRAMMAR.replace("port = @{", "port @{");
    assert_eq!(found(&from_files(with("grammar/d.pest", torn))), [("pest-syntax", 8, 6)]);
}
