//! Every builder of the linked crate, by tables that the build script makes from the plan: what is built is read
//! as what was set, and a change leaves all other bytes.

use std::collections::BTreeMap;
use std::ops::Range;

use url_schemes::{BuildError, BuildErrorKind, Components, UrlKind, Value};
use url_schemes_registry::load;
use url_schemes_registry::model::Registry;
use url_schemes_tests::sample::Random;
use url_schemes_tests::sweep::Faults;

/// What a builder gives.
type Built = Result<String, BuildError>;

/// A type of URLs, and what calls its builder.
struct Row {
    dialect: &'static str,
    role: Role,
    name: &'static str,
    /// Its components, in the order in which the calls count them.
    items: &'static [Item],
    /// The components of a URL.
    parse: fn(&str) -> Option<Vec<Part>>,
    /// The URL with these components set; `None` if there is no such setter.
    build: fn(&[(usize, Set)]) -> Option<Built>,
    /// The URL with one component set anew.
    change: fn(&str, &(usize, Set)) -> Option<Built>,
    /// The URL without a component.
    without: fn(&str, usize) -> Option<Built>,
}

enum Role {
    Scheme(&'static str),
    Generic,
    Relative,
}

/// A component of a type.
struct Item {
    name: &'static str,
    kind: Kind,
    often: Often,
    /// The other variants of the choice that it is of.
    instead: &'static [&'static str],
}

enum Kind {
    Text,
    /// What is set as it is written.
    Raw,
    Number,
    Word(&'static [&'static str]),
    Flag,
    Record(&'static [Item]),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Often {
    One,
    Maybe,
    List,
}

/// What a component is set to; several for lists.
#[derive(Clone, Debug)]
enum Set {
    Text(Vec<Vec<u8>>),
    Raw(Vec<String>),
    Number(Vec<i128>),
    Word(Vec<&'static str>),
    Flag(bool),
    Records(Vec<Vec<(usize, Set)>>),
}

/// A component as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    name: String,
    depth: u8,
    range: Range<usize>,
    text: String,
    /// What it stands for, if it is a text.
    decoded: Option<Vec<u8>>,
    /// Its number or word, or that it is there if this is all; empty otherwise.
    value: String,
    is_record: bool,
}

fn parts(url: &impl Components) -> Vec<Part> {
    let scheme = (url.url_kind() == UrlKind::Generic).then(|| Part {
        name: "scheme".to_owned(),
        depth: 0,
        range: 0..url.scheme_name().len(),
        text: url.scheme_name().to_owned(),
        decoded: None,
        value: String::new(),
        is_record: false,
    });
    let listed = url.components().map(|component| Part {
        name: component.name.to_owned(),
        depth: component.depth,
        range: component.range.clone(),
        text: component.text.to_owned(),
        decoded: match component.value {
            Value::Text(text) => Some(text.decode().collect()),
            _ => None,
        },
        value: match component.value {
            Value::Unsigned(number) => number.to_string(),
            Value::Signed(number) => number.to_string(),
            Value::Enum(word) => word.to_owned(),
            Value::Flag => "there".to_owned(),
            _ => String::new(),
        },
        is_record: component.value == Value::Record,
    });
    scheme.into_iter().chain(listed).collect()
}

include!(concat!(env!("OUT_DIR"), "/builders.rs"));

/// Texts of no scheme that a dialect defines, and without any; not every dialect takes them all.
const UNNAMED: &[&str] = &[
    "nobodys-scheme:",
    "nobodys-scheme:a/b",
    "nobodys-scheme:/a//b",
    "nobodys-scheme://a/b",
    "Nobodys-Scheme://u:p@h:80/b?c#d",
    "nobodys-scheme://h:",
    "nobodys-scheme://r,n/",
    "nobodys-scheme:o?p",
    "//u:p@h:8/b?c#d",
    "//r,n",
    "a/b?c#d",
    "/a",
    "?",
    "#f",
    "",
];

fn registry() -> Registry {
    let loaded = load::shipped();
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    loaded.registry
}

/// The URLs that a type is tried with, and their components.
fn examples(registry: &Registry, row: &Row) -> Vec<(String, Vec<Part>)> {
    let dialect = &registry.dialects[row.dialect];
    let texts: Vec<String> = match row.role {
        Role::Scheme(name) => {
            let valid = dialect.schemes[name].valid.iter().map(|example| example.url.value.clone());
            // The same with the scheme in other letters.
            valid.flat_map(|url| [url.clone(), url.replacen(name, &name.to_ascii_uppercase(), 1)]).collect()
        }
        Role::Generic | Role::Relative => UNNAMED.iter().map(|&text| text.to_owned()).collect(),
    };
    let parsed = texts.into_iter().filter_map(|text| {
        let parts = (row.parse)(&text)?;
        Some((text, parts))
    });
    parsed.collect()
}

/// The components of one type or record, by their numbers.
fn grouped<'p>(items: &'static [Item], parts: &'p [Part], depth: u8) -> Vec<(usize, Vec<&'p [Part]>)> {
    let mut groups: BTreeMap<usize, Vec<&[Part]>> = BTreeMap::new();
    let mut at = 0;
    while let Some(part) = parts.get(at) {
        let inside = parts[at + 1..].iter().take_while(|inner| inner.depth > depth).count();
        let field = items.iter().position(|item| item.name == part.name).expect("it is an item of its type");
        groups.entry(field).or_default().push(&parts[at..=at + inside]);
        at += inside + 1;
    }
    groups.into_iter().collect()
}

/// What sets the components of a type or record to what they are, as they are written.
fn taken(items: &'static [Item], parts: &[Part], depth: u8) -> Vec<(usize, Set)> {
    let sets = grouped(items, parts, depth).into_iter().map(|(field, all)| {
        let texts = || all.iter().map(|one| one[0].text.clone()).collect();
        let set = match &items[field].kind {
            Kind::Text | Kind::Raw => Set::Raw(texts()),
            Kind::Number => {
                Set::Number(all.iter().map(|one| one[0].value.parse().expect("it is a number")).collect())
            }
            Kind::Word(words) => {
                let word =
                    |one: &&[Part]| *words.iter().find(|word| **word == one[0].value).expect("it is a word");
                Set::Word(all.iter().map(word).collect())
            }
            Kind::Flag => Set::Flag(true),
            Kind::Record(inner) => {
                Set::Records(all.iter().map(|one| taken(inner, &one[1..], depth + 1)).collect())
            }
        };
        (field, set)
    });
    sets.collect()
}

/// As [`taken`], with texts as what they stand for.
fn decoded(items: &'static [Item], parts: &[Part], depth: u8) -> Vec<(usize, Set)> {
    let mut sets = taken(items, parts, depth);
    for ((field, set), (_, all)) in sets.iter_mut().zip(grouped(items, parts, depth)) {
        match &items[*field].kind {
            Kind::Text => {
                *set =
                    Set::Text(all.iter().map(|one| one[0].decoded.clone().expect("it is a text")).collect());
            }
            Kind::Record(inner) => {
                *set = Set::Records(all.iter().map(|one| decoded(inner, &one[1..], depth + 1)).collect());
            }
            _ => {}
        }
    }
    sets
}

/// What two lists of components have to agree in: numbers and words may be written in several ways.
fn said(parts: &[Part]) -> Vec<(&str, u8, String)> {
    let said = |part: &Part| match (&part.value, part.is_record) {
        (value, false) if value.is_empty() => part.text.clone(),
        (value, false) => value.clone(),
        (_, true) => String::new(),
    };
    parts.iter().map(|part| (part.name.as_str(), part.depth, said(part))).collect()
}

/// As [`said`], with texts as what they stand for.
fn meant(parts: &[Part]) -> Vec<(&str, u8, Vec<u8>)> {
    let meant = |part: &Part| match &part.decoded {
        Some(bytes) => bytes.clone(),
        None if part.is_record => Vec::new(),
        None if part.value.is_empty() => part.text.clone().into_bytes(),
        None => part.value.clone().into_bytes(),
    };
    parts.iter().map(|part| (part.name.as_str(), part.depth, meant(part))).collect()
}

#[test]
fn every_type_has_a_builder() {
    let mut without = Vec::new();
    for dialect in &registry().dialects {
        for name in dialect.1.schemes.keys() {
            let has =
                |row: &Row| row.dialect == dialect.0 && matches!(row.role, Role::Scheme(of) if of == name);
            if !ROWS.iter().any(has) {
                without.push((dialect.0.clone(), name.clone()));
            }
        }
    }
    assert_eq!(without, [], "these have none; say why in the documentation, and list them here");
}

#[test]
fn every_example_is_built_again_from_its_components() {
    let registry = registry();
    let mut faults = Faults::default();
    println!("{:10} {:22} built", "dialect", "type");
    for row in ROWS {
        let mut built = 0;
        for (text, parts) in examples(&registry, row) {
            let sets = taken(row.items, &parts, 0);
            match (row.build)(&sets) {
                Some(Ok(url)) => {
                    let again = (row.parse)(&url).expect("what is built can be read");
                    if said(&again) != said(&parts) {
                        faults.add(row.name, text.as_bytes(), format!("other components: {url}"));
                    }
                    built += 1;
                }
                Some(Err(error)) => faults.add(row.name, text.as_bytes(), format!("not built: {error}")),
                None => faults.add(row.name, text.as_bytes(), "no setter".to_owned()),
            }
            // And from what they stand for, as far as an encoder takes it.
            match (row.build)(&decoded(row.items, &parts, 0)) {
                Some(Ok(url)) => {
                    let again = (row.parse)(&url).expect("what is built can be read");
                    if meant(&again) != meant(&parts) {
                        faults.add(row.name, text.as_bytes(), format!("means something else: {url}"));
                    }
                }
                Some(Err(error)) if matches!(error.kind(), BuildErrorKind::Encode(_)) => {}
                Some(Err(error)) => {
                    faults.add(row.name, text.as_bytes(), format!("not built from decoded: {error}"));
                }
                None => faults.add(row.name, text.as_bytes(), "no setter".to_owned()),
            }
        }
        println!("{:10} {:22} {built}", row.dialect, row.name);
        assert!(built > 0, "{} {} has no example", row.dialect, row.name);
    }
    faults.assert_none();
}

/// Texts to be put into components: each byte, random ones, and some that are likely to be read as something else.
fn texts() -> Vec<Vec<u8>> {
    let mut random = Random::new(0xb111d);
    let mut texts: Vec<Vec<u8>> = (0..=u8::MAX).map(|byte| vec![byte]).collect();
    for _ in 0..60 {
        let length = random.below(12);
        texts.push((0..length).map(|_| random.below(256) as u8).collect());
    }
    for _ in 0..120 {
        let length = random.below(10);
        texts.push((0..length).map(|_| *random.pick(b"aZ09-._~+:/?#[]@!$&'()*,;=% \t\n")).collect());
    }
    let fixed = [
        "",
        "//",
        "//a",
        "/",
        "a:b",
        "a/b",
        "..",
        "@",
        ":",
        "a@b",
        "1:2/3",
        ";type=a",
        ";type=i",
        "%2F",
        "%",
        "?#",
        "C:",
        "/C:/x",
        "c|",
        "---",
        "isub",
        "ext",
        "crs",
        "u",
        "wgs84",
        "index)",
        "(index)",
        "localhost",
        "now",
        "a b@c.d",
        "comp.lang-x+y_z",
        "(a=b c)",
        "2001-02",
        "+1-2",
        "a-b",
        "\u{e9}\u{1f600}",
    ];
    texts.extend(fixed.map(|text| text.as_bytes().to_vec()));
    texts.push(b"a".repeat(3000));
    texts.push([0xff].repeat(1000));
    texts
}

#[test]
fn any_text_is_refused_or_read_again() {
    let registry = registry();
    let (texts, mut faults) = (texts(), Faults::default());
    for row in ROWS {
        let mut tried = BTreeMap::new();
        for (text, parts) in examples(&registry, row) {
            let sets = taken(row.items, &parts, 0);
            // The same components with other texts are tried once.
            let present: Vec<usize> = sets.iter().map(|(field, _)| *field).collect();
            if tried.insert(present, ()).is_some() {
                continue;
            }
            for (field, item) in row.items.iter().enumerate() {
                for bytes in &texts {
                    let set = match (&item.kind, std::str::from_utf8(bytes)) {
                        (Kind::Text, _) => Set::Text(vec![bytes.clone()]),
                        (Kind::Raw, Ok(text)) => Set::Raw(vec![text.to_owned()]),
                        _ => continue,
                    };
                    let mut sets: Vec<_> = sets.iter().filter(|(of, _)| *of != field).cloned().collect();
                    sets.push((field, set));
                    let Some(Ok(url)) = (row.build)(&sets) else { continue };
                    let again = (row.parse)(&url).expect("what is built can be read");
                    let found: Vec<&Part> =
                        again.iter().filter(|part| part.depth == 0 && part.name == item.name).collect();
                    let is = |part: &Part| {
                        part.decoded.as_ref().is_some_and(|decoded| decoded == bytes)
                            || part.text.as_bytes() == bytes.as_slice()
                    };
                    if found.len() != 1 || !is(found[0]) {
                        faults.add(row.name, bytes, format!("{} is read otherwise: {url}", item.name));
                    }
                    let others = |parts: &[Part]| {
                        let kept: Vec<Part> = without_component(parts, item.name);
                        said(&kept)
                            .into_iter()
                            .map(|(name, depth, said)| (name.to_owned(), depth, said))
                            .collect::<Vec<_>>()
                    };
                    if others(&again) != others(&parts) {
                        faults.add(row.name, bytes, format!("{} changes others: {text}, {url}", item.name));
                    }
                }
            }
        }
    }
    faults.assert_none();
}

/// The components but for those of a name, and of what is in them.
fn without_component(parts: &[Part], name: &str) -> Vec<Part> {
    let mut inside = false;
    let kept = parts.iter().filter(|part| {
        if part.depth == 0 {
            inside = part.name == name;
        }
        !inside
    });
    kept.cloned().collect()
}

#[test]
fn components_that_are_set_to_what_they_are_change_nothing() {
    let registry = registry();
    let mut faults = Faults::default();
    for row in ROWS {
        for (text, parts) in examples(&registry, row) {
            for sets in [taken(row.items, &parts, 0), decoded(row.items, &parts, 0)] {
                for set in sets {
                    let name = row.items[set.0].name;
                    match (row.change)(&text, &set) {
                        Some(Ok(same)) if same == text => {}
                        Some(Ok(other)) => faults.add(row.name, text.as_bytes(), format!("{name}: {other}")),
                        Some(Err(error)) => faults.add(row.name, text.as_bytes(), format!("{name}: {error}")),
                        None => faults.add(row.name, text.as_bytes(), format!("{name}: no setter")),
                    }
                }
            }
        }
    }
    faults.assert_none();
}

/// Values to change a component to.
fn others(item: &Item) -> Vec<Set> {
    match &item.kind {
        Kind::Text => {
            let texts = ["a", "b c", "", "/x", "1", "comp.x", "a@b", "C", "x/y", "2020", "+1", "q=r"];
            let one = texts.map(|text| Set::Text(vec![text.as_bytes().to_vec()]));
            let many = Set::Text(vec![b"a".to_vec(), b"b/c".to_vec(), b"d".to_vec()]);
            one.into_iter().chain((item.often == Often::List).then_some(many)).collect()
        }
        Kind::Raw => ["example.org", "10.0.0.1", "other", "", "[::1]"]
            .map(|text| Set::Raw(vec![text.to_owned()]))
            .into(),
        Kind::Number => [0, 1, 7, 8080].map(|number| Set::Number(vec![number])).into(),
        Kind::Word(words) => words.iter().map(|word| Set::Word(vec![*word])).collect(),
        Kind::Flag => vec![Set::Flag(true), Set::Flag(false)],
        Kind::Record(items) => {
            // All texts in it the same.
            let record = |value: &str, all: bool| {
                let inner = items.iter().enumerate().filter(|(_, item)| all || item.often == Often::One);
                let inner = inner.filter(|(_, item)| matches!(item.kind, Kind::Text));
                inner.map(|(at, _)| (at, Set::Text(vec![value.as_bytes().to_vec()]))).collect::<Vec<_>>()
            };
            vec![
                Set::Records(vec![record("a", true)]),
                Set::Records(vec![record("b", false)]),
                Set::Records(vec![record("a", true), record("b c", false), record("d", true)]),
            ]
        }
    }
}

#[test]
fn a_change_leaves_all_other_bytes() {
    let registry = registry();
    let (mut faults, mut changed, mut refused) = (Faults::default(), 0, BTreeMap::new());
    for row in ROWS {
        for (text, parts) in examples(&registry, row) {
            for (field, item) in row.items.iter().enumerate() {
                let mut results: Vec<_> = others(item)
                    .into_iter()
                    .filter_map(|set| Some((format!("{set:?}"), (row.change)(&text, &(field, set))?)))
                    .collect();
                results.extend((row.without)(&text, field).map(|result| ("nothing".to_owned(), result)));
                for (value, result) in results {
                    let told = format!("{} = {value}", item.name);
                    match result {
                        Ok(url) => {
                            changed += 1;
                            if let Err(fault) = judge(row, item, (&text, &parts), &url) {
                                faults.add(row.name, text.as_bytes(), format!("{told}: {url}: {fault}"));
                            }
                        }
                        Err(error) if error.component().is_empty() => {
                            faults.add(row.name, text.as_bytes(), format!("{told}: {error}"));
                        }
                        Err(error) => {
                            *refused.entry(format!("{} {}: {error}", row.name, item.name)).or_insert(0) += 1
                        }
                    }
                }
            }
        }
    }
    println!("{changed} changes; refused: {}", refused.values().sum::<i32>());
    faults.assert_none();
}

/// Whether a URL differs from another one in a component and what stands around it only.
fn judge(row: &Row, item: &Item, (text, parts): (&str, &[Part]), url: &str) -> Result<(), String> {
    let again = (row.parse)(url).ok_or("cannot be read")?;
    // Other variants of a choice, which go when this one comes.
    let names: Vec<&str> =
        parts.iter().filter(|part| part.depth == 0).map(|part| part.name.as_str()).collect();
    let gone = |name: &&str| !again.iter().any(|part| part.depth == 0 && part.name == *name);
    let gone: Vec<&str> = names.iter().copied().filter(gone).filter(|name| *name != item.name).collect();
    if let Some(lost) = gone.iter().find(|name| !item.instead.contains(name)) {
        return Err(format!("{lost} is gone"));
    }
    let kept = |parts: &[Part]| {
        let kept = without_component(parts, item.name);
        gone.iter().fold(kept, |kept, name| without_component(&kept, name))
    };
    let (before, after) = (kept(parts), kept(&again));
    if said(&before) != said(&after) {
        return Err("other components differ".to_owned());
    }
    let changed = |name: &str| name == item.name || gone.contains(&name);
    let (before, after) = (pieces(text, parts, changed), pieces(url, &again, changed));
    for ((one, touched), (other, touched_too)) in before.iter().zip(&after) {
        if one != other && !touched && !touched_too {
            return Err(format!("{one:?} became {other:?}"));
        }
    }
    Ok(())
}

/// The components that stay and what stands around them, in the order of the text; each with whether it lies beside
/// a component that is changed.
fn pieces(text: &str, parts: &[Part], changed: impl Fn(&str) -> bool) -> Vec<(String, bool)> {
    let (mut leaves, mut inside) = (Vec::new(), false);
    for part in parts {
        if part.depth == 0 {
            inside = changed(&part.name);
        }
        if !part.is_record {
            leaves.push((part.range.start, part.range.end, inside));
        }
    }
    leaves.sort_by_key(|&(start, end, _)| (start, end));
    let (mut pieces, mut end, mut touched) = (Vec::new(), 0, false);
    for (from, to, is_changed) in leaves {
        if is_changed {
            touched = true;
            continue;
        }
        pieces.push((text[end..from].to_owned(), touched));
        pieces.push((text[from..to].to_owned(), false));
        (end, touched) = (to, false);
    }
    pieces.push((text[end..].to_owned(), touched));
    pieces
}

#[test]
fn what_is_missing_is_named() {
    let registry = registry();
    let (mut faults, mut named) = (Faults::default(), 0);
    for row in ROWS {
        for (text, parts) in examples(&registry, row) {
            let sets = taken(row.items, &parts, 0);
            for (at, (field, set)) in sets.iter().enumerate() {
                let item = &row.items[*field];
                if item.often != Often::One {
                    continue;
                }
                let rest: Vec<_> = sets
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != at)
                    .map(|(_, set)| set.clone())
                    .collect();
                match (row.build)(&rest) {
                    Some(Err(error)) if error.to_string().contains(item.name) => named += 1,
                    Some(Err(error)) => {
                        faults.add(row.name, text.as_bytes(), format!("without {}: {error}", item.name));
                    }
                    // What is always there and may be empty is empty.
                    Some(Ok(url)) if matches!(set, Set::Raw(_)) => {
                        let again = (row.parse)(&url).expect("what is built can be read");
                        let found = again.iter().find(|part| part.name == item.name);
                        if found.is_none_or(|part| !part.text.is_empty()) {
                            faults.add(row.name, text.as_bytes(), format!("without {}: {url}", item.name));
                        }
                    }
                    Some(Ok(url)) => {
                        faults.add(row.name, text.as_bytes(), format!("without {}: {url}", item.name))
                    }
                    None => faults.add(row.name, text.as_bytes(), "no setter".to_owned()),
                }
            }
        }
    }
    assert!(named > 100, "{named}");
    faults.assert_none();
}
