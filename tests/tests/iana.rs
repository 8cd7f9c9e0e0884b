//! IANA's names in the linked crate: all of them are found, in any case, and no other text is.

use std::cell::Cell;
use std::collections::BTreeMap;

use url_schemes::{IANA_DATE, IANA_SCHEMES, Lookup, SCHEMES, Scheme, Status, lookup};
use url_schemes_registry::load::shipped;
use url_schemes_registry::model::{IanaEntry, Registry};
use url_schemes_registry::{iana, names};

fn registry() -> Registry {
    shipped().registry
}

/// All names that something is known of, in lower case.
fn known(registry: &Registry) -> Vec<String> {
    let schemes = registry.dialects.values().flat_map(|dialect| dialect.schemes.keys());
    let listed = registry.reserved.keys().chain(registry.iana.entries.keys());
    let mut known: Vec<_> = schemes.chain(listed).cloned().collect();
    known.sort();
    known.dedup();
    known
}

fn found(name: &str) -> Option<&'static Scheme> {
    match lookup(name) {
        Lookup::Registered(scheme) | Lookup::Reserved(scheme) => Some(scheme),
        _ => None,
    }
}

/// What IANA says is what the crate says that it says.
fn says_the_same(scheme: &Scheme, entry: &IanaEntry) {
    let said = scheme.iana.expect("IANA has it");
    assert_eq!(said.status.as_str(), entry.status.as_str());
    assert_eq!((said.title, said.cri_number), (entry.title.as_str(), entry.cri_number));
    let well_known = entry.well_known.as_deref().map(|text| iana::references(text).join(", "));
    assert_eq!(said.well_known, well_known.as_deref());
}

#[test]
fn every_name_of_iana_is_found_in_any_case() {
    let registry = registry();
    assert_eq!(registry.iana.entries.len(), 430);
    for (name, entry) in &registry.iana.entries {
        let alternating: String = name
            .chars()
            .enumerate()
            .map(|(at, c)| if at % 2 == 0 { c.to_ascii_uppercase() } else { c })
            .collect();
        for written in [name.clone(), name.to_ascii_uppercase(), alternating] {
            let scheme = found(&written).unwrap_or_else(|| panic!("{written}"));
            assert_eq!(scheme.name, name);
            says_the_same(scheme, entry);
        }
        let scheme = found(name).unwrap();
        let reserved = registry.reserved.contains_key(name);
        assert_eq!(
            matches!(lookup(name), Lookup::Reserved(_)),
            reserved && scheme.dialects.is_empty(),
            "{name}"
        );
        if scheme.dialects.is_empty() && !reserved {
            assert_eq!((scheme.status.as_str(), scheme.title), (entry.status.as_str(), entry.title.as_str()));
            assert_eq!(scheme.references, iana::references(&entry.reference));
            assert_eq!((scheme.designates, scheme.default_port), (None, None));
        }
    }
}

#[test]
fn no_other_text_is_found() {
    let registry = registry();
    let known = known(&registry);
    let is_known = |text: &str| known.binary_search(&text.to_ascii_lowercase()).is_ok();
    let letters: Vec<char> =
        ('a'..='z').chain('0'..='9').chain(['+', '-', '.', '_', ' ', '\0', '\u{e9}']).collect();
    let others = Cell::new(0);
    let check = |text: String| {
        if is_known(&text) {
            return;
        }
        others.set(others.get() + 1);
        is_judged(&text, &known);
    };
    for name in &known {
        for at in 0..=name.len() {
            let (before, after) = name.split_at(at);
            for &letter in &letters {
                check(format!("{before}{letter}{after}"));
                if !after.is_empty() {
                    check(format!("{before}{letter}{}", &after[1..]));
                }
            }
            if !after.is_empty() {
                check(format!("{before}{}", &after[1..]));
            }
            if after.len() > 1 {
                check(format!("{before}{}{}{}", &after[1..2], &after[..1], &after[2..]));
            }
        }
    }
    assert!(others.get() > 200_000, "{others:?}");
    check(String::new());
    check("a".repeat(1 << 16));
}

/// What a text is, from its characters and the list of names.
fn judged(text: &str, known: &[String]) -> Option<Lookup> {
    let lower = text.to_ascii_lowercase();
    if known.binary_search(&lower).is_ok() {
        return None;
    }
    Some(match &*lower {
        lower if !names::is_scheme_name(lower) => Lookup::Invalid,
        lower if lower.starts_with("x-") => Lookup::Experimental,
        _ => Lookup::Unregistered,
    })
}

fn is_judged(text: &str, known: &[String]) {
    match judged(text, known) {
        Some(wanted) => assert_eq!(lookup(text), wanted, "{text:?}"),
        None => assert_eq!(found(text).map(|scheme| scheme.name), Some(&*text.to_ascii_lowercase())),
    }
}

#[test]
fn every_other_byte_in_a_name_makes_another_text_of_it() {
    let registry = registry();
    let mut known = known(&registry);
    known.retain(|name| names::is_scheme_name(name));
    let two_bytes = ["\u{80}", "\u{bf}", "\u{c0}", "\u{ff}", "\u{7ff}"];
    let ascii: Vec<String> = (0..128).map(|byte: u8| char::from(byte).to_string()).collect();
    let others: Vec<&str> = ascii.iter().map(String::as_str).chain(two_bytes).collect();
    for name in &known {
        for written in [name.clone(), name.to_ascii_uppercase()] {
            for at in 0..written.len() {
                for other in &others {
                    let (before, after) = (&written[..at], &written[at + 1..]);
                    is_judged(&format!("{before}{other}{after}"), &known);
                    // Of the same length in bytes where the other one is two.
                    is_judged(
                        &format!("{before}{other}{}", after.get(other.len() - 1..).unwrap_or("")),
                        &known,
                    );
                }
            }
        }
    }
}

#[test]
fn texts_of_all_lengths_are_what_their_bytes_say() {
    let known = known(&registry());
    let mut state = 7_u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let alphabets: [&[char]; 4] = [
        &['a', 'b', 's', 't'],
        &['x', 'X', '-', '.', '+'],
        &['h', 'T', 'p', '0', '9', '_', '@', '`'],
        &['\0', '\u{e9}', 'w', '\r'],
    ];
    for length in 0..=40 {
        for alphabet in alphabets {
            for _ in 0..500 {
                let text: String = (0..length).map(|_| alphabet[random(alphabet.len())]).collect();
                is_judged(&text, &known);
            }
        }
        for letter in ["a", "x", "-", "_", "\0", "\u{7f}"] {
            is_judged(&letter.repeat(length), &known);
        }
    }
}

#[test]
fn reserved_names_carry_what_became_of_them() {
    let became = ["afs", "mid", "cid", "nfs", "tn3270", "mailserver", "z39.50"].map(|name| {
        let Lookup::Reserved(scheme) = lookup(name) else { panic!("{name}: {:?}", lookup(name)) };
        assert_eq!(scheme.status, Status::Reserved);
        scheme.iana.map(|iana| iana.status)
    });
    use Status::{Historical, Permanent, Provisional};
    let expected =
        [Provisional, Permanent, Permanent, Permanent, Permanent, Historical, Historical].map(Some);
    assert_eq!(became, expected);
}

#[test]
fn a_name_may_mean_something_else_to_iana() {
    let scheme = found("info").unwrap();
    assert_eq!((scheme.status, scheme.dialects), (Status::Permanent, &["rfc3986", "uri7"][..]));
    assert_eq!(scheme.iana.map(|iana| iana.status), Some(Status::Permanent));
    assert!(found("man").unwrap().iana.is_none());
}

#[test]
fn the_two_meanings_of_one_name_stand_side_by_side() {
    let [public, texinfo] = found("info").unwrap().definitions else { panic!("two dialects define it") };
    assert_eq!(
        (public.dialect, public.parser, public.status),
        ("rfc3986", "rfc3986::InfoUrl", Status::Permanent)
    );
    assert_eq!(public.references, ["RFC 4452"]);
    assert_eq!((texinfo.dialect, texinfo.parser), ("uri7", "uri7::InfoUrl"));
    assert_eq!(texinfo.status, Status::Unregistered);
    assert_ne!(public.title, texinfo.title);
    // RFC 4452 section 3: a namespace, then an identifier in it. uri(7): a file, then a node of it.
    let ddc = url_schemes::rfc3986::InfoUrl::parse("info:ddc/22/eng//004.678").unwrap();
    assert_eq!((ddc.namespace().as_str(), ddc.identifier().as_str()), ("ddc", "22/eng//004.678"));
    let gcc = url_schemes::uri7::InfoUrl::parse("info:gcc#Top").unwrap();
    assert_eq!((gcc.file().as_str(), gcc.node().map(|node| node.as_str())), ("gcc", Some("Top")));
    // A file alone is no identifier, and an identifier is a file with slashes.
    assert!(url_schemes::rfc3986::InfoUrl::parse("info:gcc#Top").is_err());
    let file = url_schemes::uri7::InfoUrl::parse("info:ddc/22/eng//004.678").unwrap().file();
    assert_eq!(file.as_str(), "ddc/22/eng//004.678");
}

#[test]
fn every_definition_is_named_with_its_parser() {
    let registry = registry();
    let mut count = 0;
    for scheme in SCHEMES {
        let dialects: Vec<_> = scheme.definitions.iter().map(|definition| definition.dialect).collect();
        assert_eq!(dialects, scheme.dialects, "{}", scheme.name);
        for definition in scheme.definitions {
            let written = &registry.dialects[definition.dialect].schemes[scheme.name];
            assert_eq!(definition.status.as_str(), written.status.value.as_str());
            assert_eq!(definition.references, written.references);
            assert_eq!((definition.title, definition.default_port), (&*written.title, written.default_port));
            count += 1;
        }
    }
    assert_eq!(count, registry.dialects.values().map(|dialect| dialect.schemes.len()).sum::<usize>());
}

#[test]
fn the_lists_of_names_are_complete_and_in_order() {
    let registry = registry();
    assert_eq!(IANA_DATE, registry.iana.date);
    let listed: Vec<&str> = IANA_SCHEMES.iter().map(|scheme| scheme.name).collect();
    assert_eq!(listed, registry.iana.entries.keys().map(String::as_str).collect::<Vec<_>>());
    let mut own: BTreeMap<&str, usize> = BTreeMap::new();
    for dialect in registry.dialects.values() {
        dialect.schemes.keys().for_each(|name| *own.entry(name).or_default() += 1);
    }
    own.extend(registry.reserved.keys().map(|name| (name.as_str(), 0)));
    let listed: Vec<(&str, usize)> =
        SCHEMES.iter().map(|scheme| (scheme.name, scheme.dialects.len())).collect();
    assert_eq!(listed, own.into_iter().collect::<Vec<_>>());
}
