//! Every way to read, taken by force, on what the other engines say: the examples of the registry, the same made
//! longer so that what they hold lies across and beyond the widths of vectors, and URLs drawn at random. A test
//! binary of its own, since a way is taken for a whole process.

use url_schemes::simd::{self, Way};
use url_schemes_tests::dialects;
use url_schemes_tests::engines::{self, Engines, Scratch};
use url_schemes_tests::sample::{Random, Sampler};
use url_schemes_tests::sweep::{Faults, in_parallel};

/// By how much an example becomes longer.
const LONGER: [usize; 14] = [1, 5, 11, 16, 23, 31, 32, 33, 47, 63, 65, 97, 128, 200];
/// How many URLs are drawn for each dialect.
const DRAWN: usize = 8_000;

/// Examples as they are, and with one of their bytes many times.
fn examples(engines: &Engines) -> Vec<Vec<u8>> {
    let mut random = Random::new(1);
    let mut urls = Vec::new();
    for example in dialects::examples(engines.dialect) {
        let url = example.as_bytes();
        urls.push(url.to_vec());
        for _ in 0..4 {
            let (at, times) = (random.below(url.len()), *random.pick(&LONGER));
            if let Some(&byte) = url.get(at) {
                urls.push([&url[..at], &vec![byte; times], &url[at..]].concat());
            }
        }
    }
    urls
}

/// URLs of each language in turn, half of them changed.
fn drawn(engines: &Engines) -> Vec<Vec<u8>> {
    let mut samplers: Vec<(&str, Sampler)> = engines
        .languages()
        .map(|language| (language.rule_name, Sampler::of(engines.productions.of_scheme(language.name), 77)))
        .collect();
    let count = samplers.len();
    let urls = (0..DRAWN).map(|at| {
        let (production, sampler) = &mut samplers[at / 2 % count];
        let url = sampler.sample(production);
        if at % 2 == 0 { url } else { sampler.mutate(&url) }
    });
    urls.collect()
}

#[test]
fn every_way_to_read_finds_what_the_others_find() {
    let engines: Vec<&'static Engines> = engines::all().collect();
    let inputs: Vec<(&'static Engines, Vec<u8>)> = engines
        .iter()
        .flat_map(|&engines| {
            examples(engines).into_iter().chain(drawn(engines)).map(move |url| (engines, url))
        })
        .collect();
    let pieces: Vec<&[(&'static Engines, Vec<u8>)]> = inputs.chunks(500).collect();
    for way in [Way::Bytes, Way::Sse2, Way::Avx2] {
        if simd::take(way) != way {
            println!("this machine does not have {way:?}");
            continue;
        }
        let tallies = in_parallel(&pieces, |piece| {
            let (mut scratch, mut faults, mut valid) = (Scratch::default(), Faults::default(), 0);
            for (engines, url) in *piece {
                match engines.agree(url, &mut scratch) {
                    Ok(verdict) => valid += usize::from(verdict.in_language()),
                    Err(fault) => faults.add(&engines.dialect.name, url, fault),
                }
            }
            (faults, valid)
        });
        let (mut faults, mut valid) = (Faults::default(), 0);
        for (more, count) in tallies {
            faults.extend(more);
            valid += count;
        }
        println!("{way:?}: {} inputs, {valid} in their languages", inputs.len());
        faults.assert_none();
        assert!(valid * 100 > inputs.len() * 40, "{valid} of {}", inputs.len());
    }
    simd::take(simd::fastest());
}

/// The rows of a type: one by one and in a batch, the same.
macro_rules! batched {
    ($($dialect:ident::$type:ident)*) => {$(
        let texts: Vec<&str> = dialects::examples(dialects::all().find(|it| it.name == stringify!($dialect)).unwrap()).collect();
        let mut results = Vec::new();
        url_schemes::$dialect::$type::parse_batch(texts.iter().copied(), |result| results.push(result));
        assert_eq!(results.len(), texts.len());
        for (text, result) in texts.into_iter().zip(results) {
            let alone = url_schemes::$dialect::$type::parse(text);
            assert_eq!(format!("{result:?}"), format!("{alone:?}"), "{text}");
            let places = |url: &url_schemes::$dialect::$type<'_>| url.components().map(|part| part.range).collect::<Vec<_>>();
            assert_eq!(result.as_ref().ok().map(places), alone.as_ref().ok().map(places), "{text}");
        }
    )*};
}

#[test]
fn a_batch_gives_what_each_text_gives_alone() {
    batched!(rfc1738::HttpUrl rfc1738::NewsUrl rfc3986::HttpUrl rfc3986::GenericUrl rfc3986::RelativeUrl uri7::ManUrl fidonet::AreaUrl);
}
