//! URLs drawn from bytes: all are of their type, and all components occur.

use std::collections::BTreeSet;

use url_schemes_tests::sample::Random;

use super::{ROWS, Reads};

/// So many are drawn of each type.
const DRAWN: usize = 1200;

#[test]
fn drawn_urls_are_of_their_type_and_have_all_components() {
    let mut faults = Vec::new();
    for (at, row) in ROWS.iter().enumerate() {
        let mut random = Random::new(at as u64);
        let (mut seen, mut failed, mut texts) = (BTreeSet::new(), 0, BTreeSet::new());
        for round in 0..DRAWN {
            // As many bytes as a fuzzer may have, none among them.
            let length = [0, 1, 8, 40, 200, 1000][round % 6];
            let bytes: Vec<u8> = (0..length).map(|_| random.next_u64() as u8).collect();
            let Ok(text) = (row.draw)(&bytes) else {
                failed += 1;
                continue;
            };
            let read = (row.parse)(&text, &mut |url| {
                url.each(&mut |component| {
                    seen.insert(component.name.to_owned());
                });
            });
            assert!(read.is_ok(), "{} {text}", row.name);
            texts.insert(text);
        }
        let missing: Vec<_> = row.components.iter().filter(|name| !seen.contains(**name)).collect();
        // A scheme without components has few URLs.
        let few = texts.len() < 20 && !row.components.is_empty();
        let is_any = matches!(row.reads, Reads::Url | Reads::Reference);
        if failed > if is_any { DRAWN / 20 } else { 0 } || !missing.is_empty() || few {
            faults.push(format!(
                "{} {}: {failed} failed, {} texts, missing {missing:?}",
                row.dialect,
                row.name,
                texts.len()
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
