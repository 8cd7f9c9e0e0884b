//! Hosts, with and without ports.

use super::random::Random;
use super::words;

const TOPS: &[&str] = &[
    "com", "com", "com", "com", "com", "org", "org", "net", "de", "de", "co.uk", "fr", "edu", "gov", "info",
    "io", "nl", "ch", "com.au", "example",
];

/// A host as servers of the Web have it.
pub(super) fn web(random: &mut Random) -> String {
    let mut host = String::new();
    if random.percent(1) {
        return address(random);
    }
    host += random
        .one_of(&["www.", "www.", "www.", "", "", "m.", "cdn.", "static.", "images.", "blog.", "shop."]);
    host += &domain(random);
    host
}

/// A host with the name of a service in front.
pub(super) fn service(random: &mut Random, name: &str) -> String {
    match random.below(10) {
        0 => address(random),
        1..6 => format!("{name}.{}", domain(random)),
        6 | 7 => format!("{name}{}.{}.edu", random.between(1, 9), words::word(random)),
        _ => format!("{}.{}", words::word(random), domain(random)),
    }
}

/// A name that somebody may have registered.
pub(super) fn domain(random: &mut Random) -> String {
    let mut domain = String::from(words::word(random));
    if random.percent(70) {
        domain += random.one_of(&["", "", "-"]);
        domain += words::word(random);
    }
    if random.percent(8) {
        domain += &random.between(1, 365).to_string();
    }
    domain.push('.');
    domain += random.one_of(TOPS);
    domain
}

/// A port, now and then: so many times out of a hundred.
pub(super) fn port(random: &mut Random, chance: usize) -> String {
    if !random.percent(chance) {
        return String::new();
    }
    match random.below(3) {
        0 => String::from(":8080"),
        1 => String::from(":80"),
        _ => format!(":{}", random.between(1_024, 65_535)),
    }
}

fn address(random: &mut Random) -> String {
    format!(
        "{}.{}.{}.{}",
        random.between(1, 223),
        random.below(256),
        random.below(256),
        random.between(1, 254)
    )
}
